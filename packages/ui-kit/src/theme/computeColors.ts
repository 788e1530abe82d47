import fairlot from '../tokens/fairlot.tokens.json' with { type: 'json' };
import type { BrandOptions } from './brandOptions.js';
import { contrast, nearestLightness, readable, strongestInk } from './color/contrast.js';
import { toHex, toOklch } from './color/oklch.js';
import type { ThemeTokens } from './contractShape.js';
import { neutralsOf, paletteOf, type Neutrals, type Palette } from './palette.js';

type Colors = ThemeTokens['color'];
type Tone = Colors['positive'];
type Figure = Colors['gain'];
type Surfaces = Pick<Colors, 'backdrop' | 'canvas' | 'surface' | 'sunken' | 'raised' | 'overlay' | 'pressed'>;

/** Minimum contrast of text and of the essential edges of controls (WCAG 1.4.3, 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The inks on solid colours. */
const INKS = [WHITE, '#101014'] as const;

/** The colours of rising and falling figures under one convention. */
export interface FigureColors {
  gain: Figure;
  loss: Figure;
}

/** Everything that is computed from a brand's colours. */
export interface ComputedColors {
  colors: Colors;
  palette: Palette;
  neutrals: Neutrals;
  /** The four conventions a customer can choose from: green or red for a rise, each also without red and green. */
  conventions: Record<'greenUp' | 'redUp' | 'colorBlind' | 'colorBlindRedUp', FigureColors>;
}

/** A pale background of a colour's hue; a deep one in a dark scheme. */
function groundOf(hex: string, isDark: boolean): string {
  const { hue, chroma } = toOklch(hex);
  return isDark
    ? toHex({ hue, lightness: 0.29, chroma: Math.min(chroma, 0.05) })
    : toHex({ hue, lightness: 0.962, chroma: Math.min(chroma * 0.16, 0.024) });
}

/** A strong colour with enough contrast to `surface`, and on which text is readable. */
function solidOf(hex: string, surface: string): string {
  const isGood = (candidate: string) =>
    contrast(candidate, surface) >= CONTROL_CONTRAST &&
    contrast(candidate, strongestInk(candidate, INKS)) >= TEXT_CONTRAST;
  return nearestLightness(hex.toLowerCase(), isGood) ?? strongestInk(surface, INKS);
}

/** Eight hues around the circle, starting with the brand's; greys for a brand without hue. */
function tintsOf(hue: number, chroma: number, isDark: boolean): Colors['tint'] {
  const tint = (index: number): Figure => {
    const color = { hue: (hue + index * 45) % 360, chroma };
    const soft = toHex({ ...color, chroma: chroma * 0.36, lightness: isDark ? 0.32 : 0.93 });
    const ink = toHex({ ...color, lightness: isDark ? 0.84 : 0.45 });
    return { soft, ink: readable(ink, [soft], TEXT_CONTRAST) };
  };
  return { a: tint(0), b: tint(1), c: tint(2), d: tint(3), e: tint(4), f: tint(5), g: tint(6), h: tint(7) };
}

function toneOf(hex: string, surfaces: Surfaces, isDark: boolean): Tone {
  const grounds = Object.values(surfaces);
  const soft = groundOf(hex, isDark);
  const base = isDark ? toHex({ ...toOklch(hex), lightness: 0.76 }) : hex;
  const ink = readable(base, [...grounds, soft], TEXT_CONTRAST);
  const solid = solidOf(hex, surfaces.surface);
  return {
    solid,
    onSolid: strongestInk(solid, INKS),
    soft,
    onSoft: readable(base, [soft], 5.5),
    ink,
  };
}

function figureOf(hex: string, surfaces: Surfaces, isDark: boolean): Figure {
  const { soft, ink } = toneOf(hex, surfaces, isDark);
  return { soft, ink };
}

function surfacesOf(neutrals: Neutrals, hue: number, chroma: number, isDark: boolean): Surfaces {
  if (!isDark) {
    return {
      backdrop: neutrals[3],
      canvas: neutrals[2],
      surface: WHITE,
      // Darker than the canvas too, so that a track or a disabled field on it has an edge.
      sunken: neutrals[3],
      raised: WHITE,
      overlay: WHITE,
      pressed: neutrals[3],
    };
  }
  const grey = (lightness: number) => toHex({ hue, lightness, chroma });
  return {
    backdrop: grey(0.12),
    canvas: grey(0.155),
    surface: grey(0.205),
    sunken: grey(0.255),
    raised: grey(0.245),
    overlay: grey(0.245),
    pressed: grey(0.29),
  };
}

/** What the colours of all roles are derived from. */
interface Base {
  readonly isDark: boolean;
  /** Of the brand's colour. */
  readonly hue: number;
  readonly brandChroma: number;
  /** Of the greys. */
  readonly chroma: number;
  readonly palette: Palette;
  readonly neutrals: Neutrals;
  readonly surfaces: Surfaces;
}

function baseOf(options: BrandOptions): Base {
  const isDark = options.scheme === 'dark';
  const { hue, chroma: brandChroma } = toOklch(options.brand);
  // A grey brand has no clear hue, so its greys stay neutral.
  const chroma = Math.min(options.neutralChroma ?? fairlot.neutralChroma.$value, brandChroma);
  const neutrals = neutralsOf(hue, chroma);
  return {
    isDark,
    hue,
    brandChroma,
    chroma,
    palette: { ...paletteOf(options.brand), ...options.palette },
    neutrals,
    surfaces: surfacesOf(neutrals, hue, chroma, isDark),
  };
}

/** The brand's own roles, and the focus ring, which has its hue. */
function brandRolesOf(
  options: BrandOptions,
  { isDark, palette, surfaces }: Base,
): Pick<Colors, 'brand' | 'inkOnBrand' | 'selected' | 'focus'> {
  const grounds = Object.values(surfaces);
  const rest = solidOf(options.brand, surfaces.surface);
  const inkOnBrand = strongestInk(rest, INKS);
  const restColor = toOklch(rest);
  // A pressed control moves away from the ink's lightness, so that the contrast only rises.
  const away = inkOnBrand === WHITE ? -0.06 : 0.06;
  const soft = groundOf(options.brand, isDark);
  const base = isDark ? palette[5] : rest;
  return {
    brand: {
      rest,
      pressed: toHex({ ...restColor, lightness: restColor.lightness + away }),
      soft,
      onSoft: readable(base, [soft], TEXT_CONTRAST),
      ink: readable(base, [...grounds, soft], TEXT_CONTRAST),
    },
    inkOnBrand,
    selected: readable(options.selected ?? options.brand, grounds, TEXT_CONTRAST),
    focus: readable(base, [...grounds, soft], CONTROL_CONTRAST),
  };
}

/** Inks, lines and veils: roles that are grey, or nearly. */
function neutralRolesOf({ isDark, hue, chroma, neutrals, surfaces }: Base) {
  const grounds = Object.values(surfaces);
  return {
    ink: isDark ? neutrals[1] : neutrals[10],
    inkMuted: readable(isDark ? neutrals[5] : neutrals[8], grounds, 5.5),
    inkSubtle: readable(isDark ? neutrals[6] : neutrals[7], grounds, TEXT_CONTRAST),
    inkDisabled: isDark ? neutrals[8] : neutrals[6],
    inkOnInverse: isDark ? neutrals[10] : neutrals[1],
    inverse: isDark ? neutrals[2] : toHex({ hue, lightness: 0.26, chroma }),
    line: isDark ? toHex({ hue, lightness: 0.3, chroma }) : neutrals[3],
    lineStrong: readable(isDark ? neutrals[8] : neutrals[6], grounds, CONTROL_CONTRAST),
    scrim: isDark ? 'rgb(0 0 0 / 0.62)' : 'rgb(13 16 28 / 0.44)',
    paper: WHITE,
    print: BLACK,
    skeleton: isDark ? toHex({ hue, lightness: 0.285, chroma }) : neutrals[3],
  };
}

function tonesOf({ tone }: BrandOptions, { isDark, surfaces }: Base) {
  const of = (name: 'positive' | 'caution' | 'critical' | 'info') =>
    toneOf(tone?.[name] ?? fairlot.tone[name].$value, surfaces, isDark);
  return { positive: of('positive'), caution: of('caution'), critical: of('critical'), info: of('info') };
}

function conventionsOf({ figure }: BrandOptions, { isDark, surfaces }: Base): ComputedColors['conventions'] {
  const of = (name: keyof NonNullable<BrandOptions['figure']>) =>
    figureOf(figure?.[name] ?? fairlot.figure[name].$value, surfaces, isDark);
  const [green, red] = [of('gain'), of('loss')];
  const [blue, orange] = [of('colorBlindGain'), of('colorBlindLoss')];
  return {
    greenUp: { gain: green, loss: red },
    redUp: { gain: red, loss: green },
    colorBlind: { gain: blue, loss: orange },
    colorBlindRedUp: { gain: orange, loss: blue },
  };
}

/** The colours of every role, each with the contrast its use needs, for any brand colour. */
export function computeColors(options: BrandOptions): ComputedColors {
  const base = baseOf(options);
  const { surfaces, palette, neutrals } = base;
  const conventions = conventionsOf(options, base);
  const neutral = neutralRolesOf(base);
  const colors: Colors = {
    ...surfaces,
    ...neutral,
    ...brandRolesOf(options, base),
    ...tonesOf(options, base),
    ...conventions[options.market ?? 'greenUp'],
    flat: { ink: neutral.inkMuted, soft: surfaces.pressed },
    tint: tintsOf(base.hue, Math.min(base.brandChroma, 0.12), base.isDark),
  };
  return { colors, palette, neutrals, conventions };
}
