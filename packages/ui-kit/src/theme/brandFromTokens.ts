import type { BrandOptions } from './brandOptions.js';
import { contrast } from './color/contrast.js';
import { contractShape } from './contractShape.js';
import { contrastPairs } from './contrastPairs.js';
import { defineBrand } from './defineBrand.js';
import { choiceAt, colorAt, fontAt, groupAt, numberAt, refuseOthers } from './readToken.js';
import { shown, tokenFault } from './tokenFault.js';

/** A value in a token file, beside its `$type`. */
interface Token<Value> {
  $value: Value;
}

/** `#rrggbb`, or three components of sRGB from 0 to 1. */
type ColorValue = string | { colorSpace: string; components: readonly (number | string)[] };

/**
 * A brand in the format of `tokens/*.tokens.json`, the design-token format of the W3C community group. Each value means
 * what the option of `BrandOptions` with its name means. The types are as wide as those of an imported JSON file.
 */
export interface BrandTokenFile {
  brand: Token<ColorValue>;
  selected: Token<ColorValue>;
  scheme: Token<string>;
  /** 0 to 0.02. */
  neutralChroma: Token<number>;
  radius: Token<string>;
  density: Token<string>;
  /** A font stack, or the names of its families. */
  font?: Token<string | readonly string[]> | undefined;
  figureFont?: Token<string | readonly string[]> | undefined;
  tone: Record<(typeof TONES)[number], Token<ColorValue>>;
  figure: Record<(typeof FIGURES)[number], Token<ColorValue>>;
  /** Roles of the contract, such as `inkMuted` or `brand.pressed`, instead of computed ones. Their contrast is checked. */
  color?: ColorTokens | undefined;
}

interface ColorTokens {
  [role: string]: Token<ColorValue> | ColorTokens;
}

const TONES = ['positive', 'caution', 'critical', 'info'] as const;
const FIGURES = ['gain', 'loss', 'colorBlindGain', 'colorBlindLoss'] as const;
const NAMES = [
  'brand',
  'selected',
  'scheme',
  'neutralChroma',
  'radius',
  'density',
  'font',
  'figureFont',
  'tone',
  'figure',
  'color',
];

/**
 * Reads a design-token file into brand options.
 * @throws RangeError with the token's path if one is missing, misspelt, invalid, or too pale to be read.
 */
export function brandFromTokens(name: string, file: BrandTokenFile): BrandOptions {
  if (typeof name !== 'string') throw misuse(name, 'name');
  if (typeof file !== 'object' || file === null) throw misuse(file, 'token file');
  refuseOthers(file, '', NAMES);
  refuseOthers(file.tone, 'tone', TONES);
  refuseOthers(file.figure, 'figure', FIGURES);
  const colors = <Key extends string>(group: string, keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, colorAt(file, `${group}.${key}`)])) as Record<Key, string>;
  const options: BrandOptions = {
    name,
    brand: colorAt(file, 'brand'),
    selected: colorAt(file, 'selected'),
    scheme: choiceAt(file, 'scheme', ['light', 'dark']),
    neutralChroma: numberAt(file, 'neutralChroma', 0, 0.02),
    radius: choiceAt(file, 'radius', ['none', 'soft', 'round']),
    density: choiceAt(file, 'density', ['compact', 'comfortable', 'large']),
    font: file.font && fontAt(file, 'font'),
    figureFont: file.figureFont && fontAt(file, 'figureFont'),
    tone: colors('tone', TONES),
    figure: colors('figure', FIGURES),
  };
  return file.color === undefined ? options : withGivenRoles(options, file, file.color);
}

const misuse = (value: unknown, expected: string): RangeError =>
  new RangeError(
    `brandFromTokens: ${shown(value).slice(0, 40)} is no ${expected}. There is no brand to read. Pass the brand's name and its file, such as brandFromTokens("acme", tokens).`,
  );

/** Computed colours are readable by construction; given ones are checked. */
function withGivenRoles(options: BrandOptions, file: BrandTokenFile, given: ColorTokens): BrandOptions {
  const paths = new Map<string, string>();
  const visit = (group: unknown, roles: object, path: string): Record<string, unknown> =>
    Object.fromEntries<unknown>(
      groupAt(group, path, Object.keys(roles)).map(([key, inner]) => {
        const here = `${path}.${key}`;
        const shape = (roles as Readonly<Record<string, object | null>>)[key] ?? null;
        if (shape !== null) return [key, visit(inner, shape, here)] as const;
        const color = colorAt(file, here);
        paths.set(color, here);
        return [key, color] as const;
      }),
    );
  const branded: BrandOptions = {
    ...options,
    overrides: { color: visit(given, contractShape.color, 'color') },
  };
  for (const { name, foreground, background, least } of contrastPairs(defineBrand(branded).tokens)) {
    const path = paths.get(foreground) ?? paths.get(background);
    const is = contrast(foreground, background);
    if (path === undefined || is >= least) continue;
    throw tokenFault(
      path,
      `${name} is ${foreground} on ${background}, a contrast of ${is.toFixed(2)}`,
      `Below ${least} many customers cannot make it out.`,
      'Take a colour further from the ground, or leave the token out: the role is then computed to be readable.',
    );
  }
  return branded;
}
