import { createPersisted } from '../../stores/persisted.js';
import { MOST_SEARCHES, withSearch } from './withSearch.js';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was searched for last, the newest first. */
export const recentSearches = createPersisted<readonly string[]>('recentSearches', (value) =>
  Array.isArray(value) ? value.filter(isText).slice(0, MOST_SEARCHES) : [],
);

/** Remembers a search that led somewhere. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') recentSearches.set(withSearch(recentSearches.get(), trimmed));
}
