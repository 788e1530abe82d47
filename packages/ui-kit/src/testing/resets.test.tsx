import { expect, test } from 'vitest';
import { mount } from './mount.js';
import { allStories } from './stories.js';

/** What resets of products do to every element, Tailwind's among them, in a layer below the kit's as the README says. */
const RESET = `@layer reset { @layer kit; }
@layer reset {
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  html { line-height: 1.5; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  a { color: inherit; text-decoration: inherit; }
  ol, ul, menu { list-style: none; }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
  img, video { max-width: 100%; height: auto; }
  table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
  button, input, select, optgroup, textarea { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }
  fieldset, legend { min-inline-size: auto; }
}`;

const LOOK = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'line-height',
  'border-radius',
  'list-style-type',
];

/** Where each element stands and how it looks, by its place in the page. */
function looks(): Map<Element, string> {
  const found = new Map<Element, string>();
  for (const element of document.querySelectorAll('body > :not(script, iframe) *')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const box = [x, y, width, height].map((px) => Math.round(px * 10) / 10).join(' ');
    found.set(element, `${box} ${LOOK.map((name) => style.getPropertyValue(name)).join(' ')}`);
  }
  return found;
}

for (const { name, element } of allStories()) {
  test(`a product's reset changes nothing: ${name}`, async () => {
    mount(element());
    await new Promise((resolve) => setTimeout(resolve, 0));
    await Promise.allSettled(
      document
        .getAnimations()
        .map(
          (animation) =>
            animation.playState === 'running' &&
            animation.effect?.getComputedTiming().endTime !== Infinity &&
            animation.finished,
        ),
    );
    const before = looks();
    const style = document.createElement('style');
    style.textContent = RESET.replace('@layer reset { @layer kit; }', '@layer reset, kit;');
    document.head.prepend(style);
    const after = looks();
    style.remove();
    const changed = [...before]
      .filter(([each, look]) => after.get(each) !== look && each.isConnected)
      .map(
        ([each, look]) =>
          `${each.tagName} ${each.className.toString()} ${each.textContent?.slice(0, 20) ?? ''}: ${look} -> ${after.get(each) ?? ''}`,
      );
    expect(changed).toEqual([]);
  });
}
