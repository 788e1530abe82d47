import { describe, expect, test } from 'vitest';
import { adviceOn } from './imageAdvice.js';

const WIDTH = 64;
const HEIGHT = 40;
const picture = (valueAt: (x: number, y: number) => number) => ({
  width: WIDTH,
  height: HEIGHT,
  values: Array.from({ length: WIDTH * HEIGHT }, (_, at) => valueAt(at % WIDTH, Math.floor(at / WIDTH))),
});
/** Lines of text on paper. */
const print = (x: number, y: number) => (y % 6 < 2 && x % 3 > 0 ? 40 : 200);

describe('advice on a picture of a document', () => {
  test('is not given where it can be read', () => {
    expect(adviceOn(picture(print))).toBeUndefined();
  });
  test('says that it is dark', () => {
    expect(adviceOn(picture((x, y) => print(x, y) / 5))).toBe('dark');
  });
  test('says that a reflection hides part of it', () => {
    expect(adviceOn(picture((x, y) => (x < WIDTH / 2 ? 255 : print(x, y))))).toBe('bright');
  });
  test('says that it is blurred', () => {
    expect(adviceOn(picture((x) => 100 + x))).toBe('blurred');
  });
});
