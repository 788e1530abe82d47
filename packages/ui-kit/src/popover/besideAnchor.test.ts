import { expect, test } from 'vitest';
import { besideAnchor } from './besideAnchor.js';

const view = { width: 390, height: 800 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each([
  ['below its middle', button(180, 100), { width: 200, height: 100 }, { left: 100, top: 148 }],
  ['above where the window ends', button(180, 740), { width: 200, height: 100 }, { left: 100, top: 632 }],
  ['within the left edge', button(0, 100), { width: 200, height: 100 }, { left: 8, top: 148 }],
  ['within the right edge', button(350, 100), { width: 200, height: 100 }, { left: 182, top: 148 }],
  ['on the side with more room', button(180, 300), { width: 200, height: 700 }, { left: 100, top: 92 }],
  ['at the top where it is too high', button(180, 300), { width: 200, height: 900 }, { left: 100, top: 8 }],
])('%s', (_name, anchor, panel, spot) => {
  expect(besideAnchor(anchor, panel, view)).toEqual(spot);
});
