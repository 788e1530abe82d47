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

/** One way of looking at a screen of the app, which brings its own theme. */
export interface ScreenMode {
  readonly locale: 'en' | 'de';
  readonly width: number;
}

/** A screen as it usually is, in both languages, on a phone and on a desk. */
export const SCREEN_MODES = {
  phone: { locale: 'en', width: 390 },
  german: { locale: 'de', width: 390 },
  wide: { locale: 'en', width: 1280 },
  wideGerman: { locale: 'de', width: 1280 },
} as const satisfies Record<string, ScreenMode>;

export type ScreenModeName = keyof typeof SCREEN_MODES;

/** The modes of a screen in any other state: two that differ in both respects show what four would. */
export const STATE_MODES: readonly ScreenModeName[] = ['phone', 'wideGerman'];

/** These modes for Chromatic, instead of those of a part. */
export const chromaticScreenModes = (names: readonly ScreenModeName[]) => ({
  ...Object.fromEntries(modeNames.map((name) => [name, { disable: true }])),
  ...Object.fromEntries(
    names.map((name) => [name, { locale: SCREEN_MODES[name].locale, viewport: SCREEN_MODES[name].width }]),
  ),
});
