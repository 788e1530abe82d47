/** Replaced by every bundler, as React's own is; without one there is none of our code in a browser. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Tells a developer, once: what is wrong, what happens instead, and what to do. Nothing of it is in a production build where
 * the call stands behind `isDevelopment`.
 */
export function warnOnce(wrong: string, instead: string, todo: string): void {
  if (said.has(wrong)) return;
  said.add(wrong);
  console.warn(`${wrong} ${instead} ${todo}`);
}

export const isDevelopment = process.env.NODE_ENV !== 'production';
