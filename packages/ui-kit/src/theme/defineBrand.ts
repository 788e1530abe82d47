import type { BrandOptions } from './brandOptions.js';
import { checkBrand } from './checkBrand.js';
import { computeColors, type FigureColors } from './computeColors.js';
import { contractShape, propertyName, type ThemeOverrides, type ThemeTokens } from './contractShape.js';
import type { Neutrals, Palette } from './palette.js';
import { reachClasses } from './reachClasses.js';
import { readSystemTokens, ROOT_PX, type SystemTokens } from './systemTokens.js';

/** Add it to the theme's class: a rise is red and a fall is green, as in East Asian markets. */
export const redUpClass = 'uk-red-up';
/** Add it to the theme's class: rise and fall use colours other than red and green. */
export const colorBlindClass = 'uk-color-blind';

/** One rule of a theme's style sheet, for tools that write style sheets themselves. */
export interface BrandRule {
  selector: string;
  declarations: Readonly<Record<string, string>>;
  media?: string | undefined;
}

/** A complete theme, usable at build time and at run time, with and without vanilla-extract. */
export interface Brand {
  /** The class of the root element. */
  className: string;
  /** `--uk-...` to value: for a `style` attribute, or for other tools. */
  vars: Readonly<Record<`--uk-${string}`, string>>;
  /** A style sheet: the class, its market conventions and reduced motion, in the kit's layer. */
  css: string;
  /** The rules of `css`. */
  rules: readonly BrandRule[];
  /** The same values by role. */
  tokens: ThemeTokens;
  palette: Palette;
  neutrals: Neutrals;
}

function spaceOf({ unitPx, gutter }: SystemTokens): ThemeTokens['space'] {
  const times = (count: number) => `${unitPx * count}px`;
  return {
    half: times(0.5),
    x1: times(1),
    x2: times(2),
    x3: times(3),
    x4: times(4),
    x5: times(5),
    x6: times(6),
    x8: times(8),
    x10: times(10),
    x12: times(12),
    x16: times(16),
    textUnit: `${unitPx / ROOT_PX}rem`,
    gutter,
  };
}

function elevationOf(isDark: boolean): ThemeTokens['elevation'] {
  // Shadows are invisible in the dark; surfaces become lighter instead, with a hairline as edge.
  if (isDark) {
    return {
      card: 'none',
      raised: '0 0 0 1px rgb(255 255 255 / 0.06)',
      sheet: '0 -1px 0 rgb(255 255 255 / 0.08)',
      modal: '0 0 0 1px rgb(255 255 255 / 0.08), 0 24px 64px rgb(0 0 0 / 0.5)',
      toast: '0 8px 24px rgb(0 0 0 / 0.4)',
    };
  }
  return {
    card: '0 1px 2px rgb(16 20 40 / 0.04), 0 4px 16px rgb(16 20 40 / 0.04)',
    raised: '0 1px 2px rgb(16 20 40 / 0.06), 0 8px 24px rgb(16 20 40 / 0.08)',
    sheet: '0 -8px 40px rgb(16 20 40 / 0.14)',
    modal: '0 24px 64px rgb(16 20 40 / 0.24)',
    toast: '0 8px 24px rgb(16 20 40 / 0.2)',
  };
}

function tokensOf(options: BrandOptions, color: ThemeTokens['color']): ThemeTokens {
  const system = readSystemTokens();
  const { font, motion } = system;
  return {
    color,
    space: spaceOf(system),
    size: { ...system.size, ...system.density[options.density ?? 'comfortable'] },
    radius: system.radius[options.radius ?? 'soft'],
    font: {
      text: options.font ?? font.text,
      figure: options.figureFont ?? options.font ?? font.text,
      mono: font.mono,
      numeric: 'tabular-nums lining-nums',
    },
    type: system.type,
    weight: system.weight,
    motion: { ...motion, fade: motion.fast, travel: '1' },
    elevation: elevationOf(options.scheme === 'dark'),
    zIndex: system.zIndex,
  };
}

type Tree = { readonly [key: string]: string | Tree };

/** Applies `overrides`, which contain only roles of the contract, to `tokens`. */
function withOverrides(tokens: ThemeTokens, overrides: ThemeOverrides): ThemeTokens {
  const merge = (base: Tree, over: Tree): Tree => ({
    ...base,
    ...Object.fromEntries(
      Object.entries(over).map(([key, value]) => {
        const current = base[key];
        return [key, typeof current === 'object' ? merge(current, value as Tree) : value];
      }),
    ),
  });
  return merge(tokens, overrides) as unknown as ThemeTokens;
}

/** Every leaf of the contract with its custom property. @throws RangeError if a role has no value. */
export function flatten(tokens: ThemeTokens): Record<`--uk-${string}`, string> {
  const flat: Record<string, string> = {};
  const visit = (shape: object, values: unknown, path: readonly string[]) => {
    for (const [key, inner] of Object.entries(shape) as [string, object | null][]) {
      const value = (values as Record<string, unknown> | undefined)?.[key];
      const here = [...path, key];
      if (inner !== null) visit(inner, value, here);
      else if (typeof value !== 'string' || value === '') {
        throw new RangeError(`The theme gives no value for ${here.join('.')}`);
      } else flat[`--${propertyName(here)}`] = value;
    }
  };
  visit(contractShape, tokens, []);
  return flat;
}

/** Values under reduced motion: movements take no time, distances are zero, fades stay. */
export const reducedMotion: Readonly<Record<`--uk-${string}`, string>> = {
  '--uk-motion-fast': '0ms',
  '--uk-motion-base': '0ms',
  '--uk-motion-slow': '0ms',
  '--uk-motion-travel': '0',
};

const figureVars = ({ gain, loss }: FigureColors): Record<`--uk-${string}`, string> => ({
  '--uk-color-gain-ink': gain.ink,
  '--uk-color-gain-soft': gain.soft,
  '--uk-color-loss-ink': loss.ink,
  '--uk-color-loss-soft': loss.soft,
});

function rulesOf(
  className: string,
  options: BrandOptions,
  { vars, tokens }: Pick<Brand, 'vars' | 'tokens'>,
  conventions: Record<'redUp' | 'colorBlind' | 'colorBlindRedUp', FigureColors>,
): BrandRule[] {
  const root = `.${className}`;
  const on = (...modifiers: string[]) => `${root}.${modifiers.join('.')}, ${root} .${modifiers.join('.')}`;
  return [
    { selector: root, declarations: { ...vars, ...rootStyle(options) } },
    { selector: on(redUpClass), declarations: figureVars(conventions.redUp) },
    { selector: on(colorBlindClass), declarations: figureVars(conventions.colorBlind) },
    { selector: on(redUpClass, colorBlindClass), declarations: figureVars(conventions.colorBlindRedUp) },
    { selector: root, declarations: reducedMotion, media: '(prefers-reduced-motion: reduce)' },
    ...reachRules(root, tokens),
  ];
}

function cssOf(rules: readonly BrandRule[]): string {
  const texts = rules.map(({ selector, declarations, media }) => {
    const lines = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
    const text = `${selector} { ${lines.join(' ')} }`;
    return media === undefined ? text : `@media ${media} { ${text} }`;
  });
  return ['@layer kit.reset, kit.tokens, kit.components;', '@layer kit.tokens {', ...texts, '}'].join('\n');
}

const isLow = (height: string, touch: string) =>
  !height.endsWith('px') || Number.parseFloat(height) < Number.parseFloat(touch);

/** Rules that enlarge the tap area of a low control. They use insets, because each transform would create a layer. */
function reachRules(root: string, { size }: ThemeTokens): BrandRule[] {
  const low = [
    ...(isLow(size.controlSmall, size.touch) ? [reachClasses.small] : []),
    ...(isLow(size.control, size.touch) ? [reachClasses.medium] : []),
  ];
  return low.map((name) => ({
    selector: `${root} .${name}::after`,
    declarations: {
      content: '""',
      position: 'absolute',
      'inset-inline': '0',
      'inset-block': 'min(0px, (100% - var(--uk-size-touch)) / 2)',
    },
  }));
}

const rootStyle = (options: BrandOptions): Record<string, string> => ({
  'color-scheme': options.scheme ?? 'light',
  color: 'var(--uk-color-ink)',
  'font-family': 'var(--uk-font-text)',
  'accent-color': 'var(--uk-color-brand-rest)',
  '-webkit-text-size-adjust': '100%',
  'text-size-adjust': '100%',
});

/**
 * A theme from one colour: an 11-step palette in OKLCH, and every role of the contract computed to be readable on all
 * surfaces (text 4.5:1, controls 3:1). `options` can override each of them.
 * @throws RangeError that names every invalid option, why it matters and what to write.
 * @example defineBrand({ name: 'acme', brand: '#0b7a5c' }).className // 'uk-acme'
 */
export function defineBrand(options: BrandOptions): Brand {
  checkBrand(options);
  const { colors, palette, neutrals, conventions } = computeColors(options);
  const tokens = withOverrides(tokensOf(options, colors), options.overrides ?? {});
  const vars = flatten(tokens);
  const className = `uk-${options.name}`;
  const rules = rulesOf(className, options, { vars, tokens }, conventions);
  return { className, vars, css: cssOf(rules), rules, tokens, palette, neutrals };
}
