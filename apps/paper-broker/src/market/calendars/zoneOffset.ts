import { DAY_MS, MINUTE_MS } from '../../util/durations.js';

interface Stretch {
  /** When the offset begins to apply, epoch milliseconds. */
  readonly from: number;
  readonly offsetMs: number;
}

const years = new Map<string, readonly Stretch[]>();
/** One for each zone, because making one takes as long as formatting twenty times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The offset of a zone from UTC at a time, in milliseconds; positive east of UTC. `Intl` is called about twenty times
 * for a zone and year, and the results are kept: a call for every tick would cost 30 times the tick itself.
 */
export function zoneOffset(zone: string, at: number): number {
  const year = new Date(at).getUTCFullYear();
  const key = `${zone} ${year}`;
  let stretches = years.get(key);
  if (stretches === undefined) {
    stretches = readYear(zone, year);
    years.set(key, stretches);
  }
  let offsetMs = 0;
  for (const stretch of stretches) {
    if (stretch.from > at) break;
    offsetMs = stretch.offsetMs;
  }
  return offsetMs;
}

/** The instant of a local time of day. No session opens in the hour in which the clocks change. */
export function instantOf(zone: string, day: number, minuteOfDay: number): number {
  const local = day * DAY_MS + minuteOfDay * MINUTE_MS;
  const guess = local - zoneOffset(zone, local);
  return local - zoneOffset(zone, guess);
}

function readYear(zone: string, year: number): readonly Stretch[] {
  const format = formatOf(zone);
  const offsetAt = (at: number): number => readOffset(format, at);
  const stretches: Stretch[] = [];
  let previous = Date.UTC(year, 0, 1);
  stretches.push({ from: previous, offsetMs: offsetAt(previous) });
  for (let month = 1; month <= 12; month += 1) {
    const next = Date.UTC(year, month, 1);
    const before = offsetAt(previous);
    const after = offsetAt(next);
    if (before !== after) stretches.push({ from: findChange(offsetAt, previous, next), offsetMs: after });
    previous = next;
  }
  return stretches;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  return format;
}

function findChange(offsetAt: (at: number) => number, from: number, to: number): number {
  const before = offsetAt(from);
  let low = from;
  let high = to;
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Parses `GMT+05:30`; plain `GMT` is zero. */
function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * MINUTE_MS;
}
