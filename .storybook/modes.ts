/** One way of looking at a story: values of the toolbar (Storybook's `globals`). */
export interface Mode {
  readonly theme: 'light' | 'dark' | 'second';
  readonly locale: 'en' | 'de';
  readonly direction: 'ltr' | 'rtl';
  /** Size of the reader's text, per cent of what the browser brings. */
  readonly text: '100' | '200';
  readonly width: '320' | '390';
  /** Where the system forces its colours, as Windows' high contrast does. No global: the browser does it. */
  readonly forcedColors?: true;
}

const usual: Mode = { theme: 'light', locale: 'en', direction: 'ltr', text: '100', width: '390' };

/**
 * What every story is looked at in, offline by `npm run visual` and online by Chromatic; all of them under reduced
 * motion. In this order: the first four only change colours, so the part stays as it was.
 */
export const MODES = {
  light: usual,
  dark: { ...usual, theme: 'dark' },
  second: { ...usual, theme: 'second' },
  forced: { ...usual, forcedColors: true },
  rtl: { ...usual, direction: 'rtl' },
  large: { ...usual, text: '200', width: '320' },
  german: { ...usual, locale: 'de', width: '320' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof MODES;

export const modeNames = Object.keys(MODES) as ModeName[];

/** The same for Chromatic, which sets the width by the browser's window, and has no forced colours among its modes. */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(MODES)
    .filter(([, { forcedColors }]) => forcedColors !== true)
    .map(([name, { width, ...globals }]) => [name, { ...globals, width: 'full', viewport: Number(width) }]),
);

/** What the app's screens are looked at in by Chromatic: both languages, on a phone and on a desk. */
export const appModes = {
  phone: { locale: 'en', viewport: 390 },
  german: { locale: 'de', viewport: 390 },
  wide: { locale: 'en', viewport: 1280 },
  wideGerman: { locale: 'de', viewport: 1280 },
};
