/** Maximum number of stored searches. */
const MOST_SEARCHES = 10;

/** The list with `text` moved to its start, without duplicates, ignoring case. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((search) => search.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST_SEARCHES);
}
