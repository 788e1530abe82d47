import { expect, test } from 'vitest';
import { inChosenOrder } from './chosenOrder.js';

const image = (id: string) => ({ id, url: `/${id}` });

/** The ids after all have arrived in this order. A digit in an id is its place in the order of choosing. */
function afterArrivals(before: readonly string[], arrivals: readonly string[]): string {
  const chosen = new Map<string, number>();
  let images: readonly ReturnType<typeof image>[] = before.map(image);
  for (const id of arrivals) {
    chosen.set(id, Number(id));
    images = inChosenOrder(images, image(id), chosen);
  }
  return images.map(({ id }) => id).join(' ');
}

test.each([
  [[], ['1', '2', '3'], '1 2 3'],
  [[], ['3', '1', '2'], '1 2 3'],
  [['old'], ['2', '1'], 'old 1 2'],
  [['old', 'older'], ['3', '2', '1'], 'old older 1 2 3'],
])('%j and then %j: %s', (before, arrivals, order) => {
  expect(afterArrivals(before, arrivals)).toBe(order);
});
