import { toHex, toOklch } from './color/oklch.js';

/** The steps of a brand's palette, lightest first. */
export const paletteSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type PaletteStep = (typeof paletteSteps)[number];
export type Palette = Readonly<Record<PaletteStep, string>>;

/** The steps of the greys, lightest first. */
const neutralSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type NeutralStep = (typeof neutralSteps)[number];
export type Neutrals = Readonly<Record<NeutralStep, string>>;

const LADDER = [0.978, 0.953, 0.912, 0.85, 0.765, 0.665, 0.56, 0.485, 0.405, 0.325, 0.245];
/**
 * Pale and deep steps have less chroma than the middle ones, because they would look dirty beside white and black.
 */
const CHROMA = [0.07, 0.16, 0.3, 0.5, 0.74, 0.94, 1, 1, 0.9, 0.74, 0.56];
const NEUTRAL_LADDER = [0.984, 0.967, 0.938, 0.9, 0.83, 0.7, 0.56, 0.44, 0.32, 0.21];

/**
 * Eleven steps of one hue, computed in OKLCH from one colour. The colour itself is one of them, unchanged: the step
 * with the nearest lightness. @throws RangeError if `hex` is not `#rrggbb`.
 */
export function paletteOf(hex: string): Palette {
  const source = toOklch(hex);
  const distance = (lightness: number) => Math.abs(lightness - source.lightness);
  const home = LADDER.reduce(
    (best, lightness, index) => (distance(lightness) < distance(LADDER[best]!) ? index : best),
    0,
  );
  const full = source.chroma / Math.max(CHROMA[home]!, 0.5);
  return Object.fromEntries(
    paletteSteps.map((step, index) => {
      if (index === home) return [step, hex.toLowerCase()];
      return [step, toHex({ hue: source.hue, lightness: LADDER[index]!, chroma: full * CHROMA[index]! })];
    }),
  ) as Palette;
}

/** Ten greys with a hint of `hue`. `chroma`: 0 for pure grey, at most about 0.02 to still look grey. */
export function neutralsOf(hue: number, chroma: number): Neutrals {
  return Object.fromEntries(
    neutralSteps.map((step, index) => {
      // The lightest greys have less of the hue, because white must stay white.
      const share = 0.35 + (0.65 * index) / (neutralSteps.length - 1);
      return [step, toHex({ hue, lightness: NEUTRAL_LADDER[index]!, chroma: chroma * share })];
    }),
  ) as Neutrals;
}
