/** Every bundler replaces it, as for React. Without a bundler none of this code runs in a browser. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Warns a developer, once: what is wrong, what happens instead, and what to do. A production build removes the call
 * if it stands behind `isDevelopment`.
 */
export function warnOnce(wrong: string, instead: string, todo: string): void {
  if (said.has(wrong)) return;
  said.add(wrong);
  console.warn(`${wrong} ${instead} ${todo}`);
}

export const isDevelopment = process.env.NODE_ENV !== 'production';
