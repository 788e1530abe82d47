import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the rule and the element of each accessibility fault that axe finds in a part, after all animations. */
export async function expectNoAxeFaults(context: Element | Document = document): Promise<void> {
  // During a fade, text does not have its contrast.
  const movements = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(movements.map((animation) => animation.finished));
  const { violations } = await axe.run(context as axe.ElementContext, {
    // Rules about whole pages do not apply to a single part.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(faults).toEqual([]);
}
