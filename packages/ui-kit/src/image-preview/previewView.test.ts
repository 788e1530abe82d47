import { expect, test } from 'vitest';
import { FITTED, panBy, releaseOf, zoomTo } from './previewView.js';

const stage = { widthPx: 400, heightPx: 600 };

test('the scale stays between 1 and 4', () => {
  expect(zoomTo(FITTED, 9, 0, 0, stage).scale).toBe(4);
  expect(zoomTo(FITTED, 0.2, 0, 0, stage)).toEqual(FITTED);
});

test('what is under the finger stays there, up to the edge', () => {
  const view = zoomTo(FITTED, 2, 100, -50, stage);
  // A point p of the fitted picture is drawn at x + scale * p.
  expect(view.xPx + 2 * 100).toBe(100);
  expect(view.yPx + 2 * -50).toBe(-50);
  expect(zoomTo(view, 1, -200, 300, stage)).toEqual(FITTED);
});

test('a picture is moved no further than its edge, and not at all when it fits', () => {
  const view = zoomTo(FITTED, 2, 0, 0, stage);
  expect(panBy(view, 5_000, -5_000, stage)).toEqual({ scale: 2, xPx: 200, yPx: -300 });
  expect(panBy(FITTED, 30, 30, stage)).toEqual(FITTED);
});

test('a swipe goes to the neighbour, a drag down closes, a twitch does nothing', () => {
  expect([releaseOf(80, 10), releaseOf(-80, 10), releaseOf(10, 120)]).toEqual(['previous', 'next', 'close']);
  expect([releaseOf(30, 0), releaseOf(0, -200), releaseOf(0, 60)]).toEqual(['none', 'none', 'none']);
});
