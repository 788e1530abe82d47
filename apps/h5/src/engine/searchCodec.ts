import type { SearchValue } from '@fairlot/manifest';

/**
 * Converts a query to values and back, as text only. The router's own codec guesses types: a symbol `662E41` becomes
 * a number, and `600519` is written in quotes. The page's fields determine the type of a value (`fields.ts` of the
 * manifest).
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Values that are `undefined` or `null` are left out. Returns '' or text that starts with `?`. */
export function stringifySearch(search: Readonly<Record<string, SearchValue | null | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.append(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
