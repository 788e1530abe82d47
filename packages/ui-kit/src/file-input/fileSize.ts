const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

/** A file's size in readable units: "12 kB", "1.4 MB". */
export function fileSize(bytes: number, locale: string): string {
  const [size, unit, maximumFractionDigits] =
    bytes >= MEGABYTE ? ([MEGABYTE, 'MB', 1] as const) : ([KILOBYTE, 'kB', 0] as const);
  // No file is shown with size 0.
  const count = Math.max(1, bytes / size);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(count)}\u00a0${unit}`;
}
