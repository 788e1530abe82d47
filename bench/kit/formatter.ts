/**
 * formatDecimal against the browser's own formatter: how fast, and whether it is exact. Run by bench/kit.mjs with our sources
 * as they are; prints one line of JSON.
 */
import Big from 'big.js';
import { formatDecimal } from '@fairlot/ui-kit/format';

const VALUES = 1_000_000;
const TIMED = 100_000;
const ROUNDS = 7;
const LOCALES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'];

let state = 20_261_121;
/** A seeded sequence, 0 to 1 (mulberry32): two runs see the same values. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

const float = () => (random() - 0.5) * 10 ** Math.floor(random() * 14);

/** Decimal text of up to 29 digits, as amounts and prices arrive. */
function decimalText(): string {
  const whole = digits(1 + Math.floor(random() * 20)).replace(/^0+(?=\d)/, '');
  const fraction = random() < 0.8 ? `.${digits(1 + Math.floor(random() * 9))}` : '';
  return `${random() < 0.5 ? '-' : ''}${whole}${fraction}`;
}

const writers = new Map(
  LOCALES.map((locale) => {
    const whole = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    const mark = whole.format(0.5).charAt(1);
    return [locale, { format: (value: bigint) => whole.format(value), mark }];
  }),
);

/** The reference cuts by big.js and groups by the browser's own rule for whole numbers, which is exact for a bigint. */
function expected(input: string | number, locale: string, decimals: number): string {
  const cut = new Big(String(input)).round(decimals, Big.roundDown);
  const [whole = '0', fraction = ''] = cut.abs().toFixed(decimals).split('.');
  const sign = cut.lt(0) ? '-' : '';
  const { format, mark } = writers.get(locale) ?? { format: String, mark: '.' };
  return sign + format(BigInt(whole)) + (decimals > 0 ? mark + fraction : '');
}

function opsPerSecond(
  inputs: readonly (string | number)[],
  format: (input: string | number) => string,
): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const { user, system } = process.cpuUsage();
    let length = 0;
    for (const input of inputs) length += format(input).length;
    const spent = process.cpuUsage({ user, system });
    if (length === 0) throw new Error('Nothing was written');
    return spent.user + spent.system;
  }).sort((a, b) => a - b);
  return (inputs.length / (times[Math.floor(ROUNDS / 2)] ?? 1)) * 1_000_000;
}

let wrong = 0;
let firstWrong = '';
for (let at = 0; at < VALUES; at += 1) {
  const input = random() < 0.5 ? float() : decimalText();
  const locale = LOCALES[at % LOCALES.length] ?? 'en';
  const decimals = Math.floor(random() * 7);
  const ours = formatDecimal(input, { locale, decimals });
  const right = expected(input, locale, decimals);
  if (ours === right) continue;
  wrong += 1;
  if (firstWrong === '')
    firstWrong = `${locale} ${String(input)} at ${String(decimals)}: ${ours}, not ${right}`;
}

const native = new Intl.NumberFormat('de', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
  roundingMode: 'trunc',
  useGrouping: 'always',
  signDisplay: 'negative',
});
// The DOM's types know decimal text as an argument only where it is a literal.
const write = native.format.bind(native) as unknown as (input: string | number) => string;
const compare = (inputs: readonly (string | number)[]) => ({
  ours: opsPerSecond(inputs, (input) => formatDecimal(input, { locale: 'de' })),
  native: opsPerSecond(inputs, (input) => write(input)),
});
const text = compare(Array.from({ length: TIMED }, decimalText));
const floats = compare(Array.from({ length: TIMED }, float));
console.log(JSON.stringify({ values: VALUES, wrong, firstWrong, text, floats }));
