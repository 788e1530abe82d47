interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Places that an amount has: what the server rounds to, and the most that a request may name. */
  readonly scale: number;
  readonly kind: 'fiat' | 'crypto';
  readonly networks: readonly string[];
}

const fiat = (code: string, symbol: string): Currency => ({
  code,
  symbol,
  scale: 2,
  kind: 'fiat',
  networks: [],
});

/** Every currency that the broker keeps accounts in. */
export const currencies: readonly Currency[] = [
  fiat('USD', '$'),
  fiat('EUR', '€'),
  fiat('CNY', 'CN¥'),
  fiat('HKD', 'HK$'),
  fiat('MYR', 'RM'),
  fiat('TWD', 'NT$'),
  fiat('SGD', 'S$'),
  { code: 'USDT', symbol: '₮', scale: 6, kind: 'crypto', networks: ['ERC20', 'TRC20'] },
];

const scales: ReadonlyMap<string, number> = new Map(currencies.map(({ code, scale }) => [code, scale]));

/**
 * Digits after the point of an amount in `currency`.
 * @throws Error for a currency that is not in the list
 */
export function scaleOf(currency: string): number {
  const scale = scales.get(currency);
  if (scale === undefined) throw new Error(`There is no currency ${currency}; add it to the list above.`);
  return scale;
}
