/** Searches that are remembered on this device. */
const MOST_SEARCHES = 10;

/** The same list with `text` at its beginning, once, whatever its case. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((search) => search.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST_SEARCHES);
}
