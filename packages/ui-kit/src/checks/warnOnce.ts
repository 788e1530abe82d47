/** What developers have been warned of. A test clears it. */
export const warningsGiven = new Set<string>();

/**
 * Warns a developer, once: what is wrong, what happens instead, and what to do. A production build removes the call
 * if it stands behind `process.env.NODE_ENV !== 'production'` itself: not each bundler sees through a constant that
 * another module exports.
 */
export function warnOnce(wrong: string, instead: string, todo: string): void {
  if (warningsGiven.has(wrong)) return;
  warningsGiven.add(wrong);
  console.warn(`${wrong} ${instead} ${todo}`);
}
