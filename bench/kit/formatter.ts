/**
 * The code that formatter.mjs runs in a page. It compares formatDecimal with the browser's own formatter, and for
 * exactness with big.js.
 */
import Big from 'big.js';
import { formatDecimal, type DecimalInput } from '@fairlot/ui-kit/format';

type Input = DecimalInput;

const VALUES = 1_000_000;
/** Values of each kind in a round. */
const COUNT = 100_000;
const MOST_DECIMALS = 16;
const LOCALES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'];

let state = 20_261_121;
/** A seeded random number from 0 to 1 (mulberry32), so that runs have the same values. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

const float = () => (random() - 0.5) * 10 ** Math.floor(random() * 14);

/** Decimal text of up to 29 digits, as amounts and prices have on the wire. */
function decimalText(): string {
  const whole = digits(1 + Math.floor(random() * 20)).replace(/^0+(?=\d)/, '');
  const fraction = random() < 0.8 ? `.${digits(1 + Math.floor(random() * 9))}` : '';
  return `${random() < 0.5 ? '-' : ''}${whole}${fraction}`;
}

/** A price or a percentage as a float with at most four decimal places. */
const shortNumber = () =>
  Math.round((random() - 0.5) * 10 ** Math.floor(2 + random() * 9)) / 10 ** Math.floor(random() * 5);

const ODD = [
  '',
  'abc',
  '1,234.5',
  '0x10',
  '1e-7',
  '1e21',
  ' 12.5 ',
  '+7',
  '.5',
  NaN,
  Infinity,
  -0,
  1e21,
  null,
  undefined,
];
const odd = (): Input => ODD[Math.floor(random() * ODD.length)];

/** The mix of a page that the requirement's kit was measured with: half numbers, four tenths text, one tenth neither. */
function mixed(): Input {
  const at = random();
  if (at < 0.5) return at < 0.25 ? float() : shortNumber();
  return at < 0.9 ? decimalText() : odd();
}

const writers = new Map(
  LOCALES.map((locale) => {
    const whole = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    const mark = whole.format(0.5).charAt(1);
    return [locale, { format: (value: bigint) => whole.format(value), mark }];
  }),
);

/** The reference: big.js truncates, and the browser groups whole numbers, which is exact for a bigint. */
function expected(input: string | number, locale: string, decimals: number): string {
  const cut = new Big(String(input)).round(decimals, Big.roundDown);
  const [whole = '0', fraction = ''] = cut.abs().toFixed(decimals).split('.');
  const sign = cut.lt(0) ? '-' : '';
  const { format, mark } = writers.get(locale) ?? { format: String, mark: '.' };
  return sign + format(BigInt(whole)) + (decimals > 0 ? mark + fraction : '');
}

export interface Exactness {
  values: number;
  wrong: number;
  /** The first wrong result and the right one, or empty. */
  firstWrong: string;
}

function checkExactness(): Exactness {
  let wrong = 0;
  let firstWrong = '';
  for (let at = 0; at < VALUES; at += 1) {
    const kind = random();
    const input = kind < 0.25 ? float() : kind < 0.5 ? shortNumber() : decimalText();
    const locale = LOCALES[at % LOCALES.length] ?? 'en';
    const decimals = Math.floor(random() * (MOST_DECIMALS + 1));
    const ours = formatDecimal(input, { locale, decimals });
    const right = expected(input, locale, decimals);
    if (ours === right) continue;
    wrong += 1;
    if (firstWrong === '')
      firstWrong = `${locale} ${String(input)} at ${String(decimals)}: ${ours}, not ${right}`;
  }
  return { values: VALUES, wrong, firstWrong };
}

const intl = new Intl.NumberFormat('de', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
  roundingMode: 'trunc',
  useGrouping: 'always',
  signDisplay: 'negative',
});
// The DOM's types accept decimal text only as a literal.
const write = intl.format.bind(intl) as unknown as (input: string | number) => string;
/** Guards the native formatter against other values: decimal numbers and text go to Intl, anything else becomes 0. */
const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const isDecimal = (input: unknown) =>
  typeof input === 'number' ? Number.isFinite(input) : typeof input === 'string' && DECIMAL.test(input);
const guarded = (input: Input) => (isDecimal(input) ? write(input as string) : '0');

const native = write as (input: Input) => string;

const KINDS = {
  'decimal text': { draw: decimalText, native },
  'numbers of 4 decimals at most': { draw: shortNumber, native },
  'numbers of all their digits': { draw: float, native },
  'no plain decimals': { draw: odd, native: guarded },
  'all of it': { draw: mixed, native: guarded },
};
type Kind = keyof typeof KINDS;

const inputs = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { draw }]) => [kind, Array.from({ length: COUNT }, draw)]),
) as Record<Kind, Input[]>;

const ours = (input: Input) => formatDecimal(input, { locale: 'de' });

/** Formats all values of a kind. */
function writeAll(kind: Kind, side: 'ours' | 'native'): void {
  const format = side === 'ours' ? ours : KINDS[kind].native;
  let length = 0;
  for (const input of inputs[kind]) length += format(input).length;
  if (length === 0) throw new Error('Nothing was written');
}

declare global {
  var formatterBench: {
    count: number;
    kinds: readonly Kind[];
    checkExactness: () => Exactness;
    writeAll: (kind: Kind, side: 'ours' | 'native') => void;
  };
}
globalThis.formatterBench = { count: COUNT, kinds: Object.keys(KINDS) as Kind[], checkExactness, writeAll };
