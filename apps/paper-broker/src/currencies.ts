interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** The number of decimal places: amounts are rounded to it, and a request may not have more. */
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

/** Every currency in which the broker keeps accounts. */
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
 * The number of decimal places of amounts in `currency`.
 * @throws Error for an unknown currency
 */
export function scaleOf(currency: string): number {
  const scale = scales.get(currency);
  if (scale === undefined) throw new Error(`There is no currency ${currency}; add it to the list above.`);
  return scale;
}
