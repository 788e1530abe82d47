import { compare, decimal } from '@fairlot/money';
import type { Quote } from '../../state/quoteStore.js';

export type SortKey = 'own' | 'name' | 'change' | 'volume';
export const sortKeys: readonly SortKey[] = ['own', 'name', 'change', 'volume'];

export interface SortFacts {
  nameOf: (symbol: string) => string;
  quoteOf: (symbol: string) => Pick<Quote, 'changePercentage' | 'volume'> | undefined;
  /** BCP 47: how names are compared. */
  locale: string;
}

/** Symbols in the customer's own order, by name, or by a figure, largest first; those without a quote come last. */
export function sortSymbols(symbols: readonly string[], key: SortKey, facts: SortFacts): readonly string[] {
  if (key === 'own') return symbols;
  if (key === 'name') {
    return symbols.toSorted((a, b) => facts.nameOf(a).localeCompare(facts.nameOf(b), facts.locale));
  }
  const figure = key === 'change' ? 'changePercentage' : 'volume';
  return symbols.toSorted((a, b) => {
    const [quoteA, quoteB] = [facts.quoteOf(a), facts.quoteOf(b)];
    if (quoteA === undefined || quoteB === undefined) {
      return Number(quoteA === undefined) - Number(quoteB === undefined);
    }
    return compare(decimal(quoteB[figure]), decimal(quoteA[figure]));
  });
}

/**
 * Restores removed entries at their places: after the nearest entry that preceded them and still exists. Other
 * changes since then stay.
 * @param before the list before the removal
 */
export function putBack<T>(now: readonly T[], before: readonly T[], removed: readonly T[]): T[] {
  return before
    .filter((entry) => removed.includes(entry) && !now.includes(entry))
    .reduce<T[]>(
      (list, entry) => {
        const earlier = before.slice(0, before.indexOf(entry));
        const neighbour = earlier.findLast((each) => list.includes(each));
        return list.toSpliced(neighbour === undefined ? 0 : list.indexOf(neighbour) + 1, 0, entry);
      },
      [...now],
    );
}

/** What is in the list now, in the order of `wanted`. Entries that came since are at the end. */
export function inOrderOf<T>(wanted: readonly T[], now: readonly T[]): T[] {
  const known = wanted.filter((entry) => now.includes(entry));
  return [...known, ...now.filter((entry) => !wanted.includes(entry))];
}

/** The list with one entry moved to another index; an index out of range is clamped. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, moved.length).toSpliced(place, 0, ...moved);
}
