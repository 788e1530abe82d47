import { shown } from '../tokenFault.js';
import { channelsOf, toHex, toLinear, toOklch } from './oklch.js';

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two opaque colours by WCAG 2: 1 to 21. @throws RangeError if one is not `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * The colour nearest to `hex`, of the same hue, for which `isGood` holds. It becomes darker or lighter, whichever
 * needs the smaller step. Undefined if no lightness satisfies it.
 */
export function nearestLightness(hex: string, isGood: (candidate: string) => boolean): string | undefined {
  if (isGood(hex)) return hex;
  const color = toOklch(hex);
  const STEP = 0.005;
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [color.lightness - distance, color.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ ...color, lightness });
      if (isGood(candidate)) return candidate;
    }
  }
  return undefined;
}

/**
 * The colour nearest to `hex`, of the same hue, with a contrast of at least `ratio` to every background; black or
 * white if no lightness is enough. `hex` and `backgrounds`: #rrggbb; `ratio`: 1 to 21.
 * @throws RangeError for anything else
 */
export function readable(hex: string, backgrounds: readonly string[], ratio: number): string {
  const list: unknown = backgrounds;
  if (!Array.isArray(list) || !(ratio >= 1 && ratio <= 21))
    throw new RangeError(
      `readable: ${shown(list)} with the ratio ${shown(ratio)} cannot be met. Any colour or none would be readable on it. Pass a list of #rrggbb colours, and a ratio from 1 to 21 such as 4.5.`,
    );
  const isGood = (candidate: string) => backgrounds.every((other) => contrast(candidate, other) >= ratio);
  return nearestLightness(hex, isGood) ?? (isGood('#000000') ? '#000000' : '#ffffff');
}

/** The ink with the highest contrast to `background`. */
export function strongestInk(background: string, inks: readonly string[]): string {
  return inks.reduce((best, ink) => (contrast(ink, background) > contrast(best, background) ? ink : best));
}
