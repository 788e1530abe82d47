import { recentSearches } from '../../state/preferences.js';
import { withSearch } from './withSearch.js';

/** Stores a search that led to a result. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') recentSearches.set(withSearch(recentSearches.get(), trimmed));
}
