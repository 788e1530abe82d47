/** Draws a whole number from 0 to `below`, without `below` itself. */
export type Random = (below: number) => number;

/** A small seeded generator, so that a failing run can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
