const said = new Set<string>();

/**
 * Warns a developer, once: what is wrong, what happens instead, and what to do. A production build removes the call
 * if it stands behind `process.env.NODE_ENV !== 'production'` itself: not each bundler sees through a constant that
 * another module exports.
 */
export function warnOnce(wrong: string, instead: string, todo: string): void {
  if (said.has(wrong)) return;
  said.add(wrong);
  console.warn(`${wrong} ${instead} ${todo}`);
}
