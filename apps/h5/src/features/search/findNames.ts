interface Named {
  readonly symbol: string | null;
  readonly title: string;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * What fits a search, found on the device: symbols first, then the beginnings of names, then parts of them, as the server
 * does. Nothing in the text has a meaning of its own.
 */
export function findNames<Row extends Named>(rows: readonly Row[], wanted: string, most: number): Row[] {
  const text = fold(wanted.trim());
  if (text === '') return [];
  const rankOf = ({ symbol, title }: Row): number => {
    if (symbol?.toLowerCase().startsWith(text) === true) return 0;
    const at = fold(title).indexOf(text);
    return at < 0 ? -1 : at === 0 ? 1 : 2;
  };
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row);
}
