const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The remaining times that are announced, longest first. */
const MILESTONES_MS = [
  DAY_MS,
  HOUR_MS,
  15 * MINUTE_MS,
  5 * MINUTE_MS,
  MINUTE_MS,
  30 * SECOND_MS,
  10 * SECOND_MS,
];

/**
 * The whole seconds to show, rounded up, so that 0 means the end.
 * `remainingMs`: any number; negative ones give 0.
 */
export function secondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / SECOND_MS));
}

/** The remaining time as on a clock: `0:09`, `12:30`, `3:05:00`, with days before it if there are any. */
export function formatClock(remainingMs: number, locale: string): string {
  const seconds = secondsLeft(remainingMs);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (part: number) => String(part).padStart(2, '0');
  const hasHours = days > 0 || hours > 0;
  const clock = `${hasHours ? `${String(hours)}:${two(minutes)}` : String(minutes)}:${two(seconds % 60)}`;
  return days > 0 ? `${unit(days, 'day', 'short', locale)} ${clock}` : clock;
}

/** The remaining time in words, in its one or two largest units: "2 minutes 5 seconds". */
export function formatSpokenTime(remainingMs: number, locale: string): string {
  const seconds = secondsLeft(remainingMs);
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3_600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return unit(0, 'second', 'long', locale);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, name]) => unit(count, name, 'long', locale))
    .join(' ');
}

/** The last milestone passed, in ms before the end; null before the first. */
export function milestoneAt(remainingMs: number): number | null {
  const shownMs = secondsLeft(remainingMs) * SECOND_MS;
  if (shownMs === 0) return 0;
  return MILESTONES_MS.findLast((milestone) => shownMs <= milestone) ?? null;
}

/** Made once each, because a countdown writes its time every second. */
const formats: Record<string, Intl.NumberFormat> = {};

function unit(count: number, name: string, display: 'short' | 'long', locale: string): string {
  const format = (formats[`${locale} ${name} ${display}`] ??= new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: name,
    unitDisplay: display,
  }));
  return format.format(count);
}
