interface Named {
  readonly symbol: string | null;
  readonly title: string;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds matches on the device, in the server's order: symbols first, then beginnings of names, then parts of them.
 * The text is literal, without wildcards.
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
