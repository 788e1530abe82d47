/** The two currencies of an exchange; they always differ. */
export interface CurrencyPair {
  readonly from: string;
  readonly to: string;
}

/** The initial pair: the wanted currencies where they are offered, else from US dollars. */
export function firstPair(
  codes: readonly string[],
  wanted: { readonly from?: string | undefined; readonly to?: string | undefined },
): CurrencyPair {
  const known = (code: string | undefined) => codes.find((each) => each === code);
  const from = known(wanted.from) ?? known('USD') ?? codes[0] ?? '';
  const to = known(wanted.to) ?? codes.find((code) => code !== from) ?? '';
  return to === from ? { from: codes.find((code) => code !== to) ?? '', to } : { from, to };
}

/** The pair after a choice. Choosing the same currency on both sides swaps them. */
export function choosePair(pair: CurrencyPair, part: Partial<CurrencyPair>): CurrencyPair {
  const next = { ...pair, ...part };
  return next.from === next.to ? { from: pair.to, to: pair.from } : next;
}
