import { expect, test } from 'vitest';
import { placeOfPanel } from './placeOfPanel.js';

const field = (top: number) => ({ top, bottom: top + 52 });

test.each([
  ['below it', field(100), { top: 0, height: 800 }, { y: 160, isAbove: false, maxHeight: 632 }],
  [
    'above it at the end of the window',
    field(700),
    { top: 0, height: 800 },
    { y: 692, isAbove: true, maxHeight: 684 },
  ],
  [
    'above it over a keyboard',
    field(300),
    { top: 0, height: 400 },
    { y: 292, isAbove: true, maxHeight: 284 },
  ],
  [
    'below it while the page is moved up',
    field(300),
    { top: 250, height: 400 },
    { y: 360, isAbove: false, maxHeight: 282 },
  ],
  [
    'on the side with more room, if neither has enough',
    field(20),
    { top: 0, height: 60 },
    { y: 12, isAbove: true, maxHeight: 4 },
  ],
])('%s', (_name, box, view, place) => {
  expect(placeOfPanel(box, view)).toEqual(place);
});
