import { recentSearches } from '../../state/preferences.js';
import { withSearch } from './withSearch.js';

/** Remembers a search that led somewhere. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') recentSearches.set(withSearch(recentSearches.get(), trimmed));
}
