import { contrast } from './color/contrast.js';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './computeColors.js';
import type { ThemeTokens } from './contractShape.js';
import { shown } from './tokenFault.js';

/** Two colours of a theme that are used together, and the contrast they need. */
export interface ContrastPair {
  /** What is on what, for messages: `inkMuted on sunken`. */
  name: string;
  /** CSS colour. */
  foreground: string;
  /** CSS colour. */
  background: string;
  /** The least contrast by WCAG, 1 to 21. */
  least: number;
}

/**
 * Every pair of roles that text, edges and focus rings of the kit use. `tokens`: those of a brand, `brand.tokens`.
 * @throws RangeError if they are not
 */
export function contrastPairs(tokens: ThemeTokens): ContrastPair[] {
  const color = (tokens as Partial<ThemeTokens> | undefined)?.color;
  if (!color || typeof color.ink !== 'string')
    throw new RangeError(
      `contrastPairs: ${shown(tokens).slice(0, 40)} is no theme's tokens. There are no colours to compare. Pass \`brand.tokens\` of the brand that defineBrand made.`,
    );
  return [...pairsOnGrounds(color), ...pairsOfTones(color), ...pairsOfControls(color)];
}

type Colors = ThemeTokens['color'];

const TONES = ['positive', 'caution', 'critical', 'info'] as const;
const FIGURES = ['gain', 'loss', 'flat'] as const;

const text = (name: string, foreground: string, background: string): ContrastPair => ({
  name,
  foreground,
  background,
  least: TEXT_CONTRAST,
});
const control = (name: string, foreground: string, background: string): ContrastPair => ({
  name,
  foreground,
  background,
  least: CONTROL_CONTRAST,
});

/** What may stand on any surface. */
function pairsOnGrounds(color: Colors): ContrastPair[] {
  return (['canvas', 'surface', 'sunken', 'raised', 'overlay', 'pressed'] as const).flatMap((ground) => {
    const on = color[ground];
    return [
      ...(['ink', 'inkMuted', 'inkSubtle', 'selected'] as const).map((ink) =>
        text(`${ink} on ${ground}`, color[ink], on),
      ),
      ...FIGURES.map((figure) => text(`${figure} on ${ground}`, color[figure].ink, on)),
      ...TONES.map((tone) => text(`${tone} on ${ground}`, color[tone].ink, on)),
      text(`brand ink on ${ground}`, color.brand.ink, on),
      control(`lineStrong on ${ground}`, color.lineStrong, on),
      control(`focus on ${ground}`, color.focus, on),
    ];
  });
}

/** Messages, figures and avatars on their own backgrounds. */
const pairsOfTones = (color: Colors): ContrastPair[] => [
  ...TONES.flatMap((tone) => [
    text(`text on solid ${tone}`, color[tone].onSolid, color[tone].solid),
    text(`text on soft ${tone}`, color[tone].onSoft, color[tone].soft),
    text(`${tone} on its tint`, color[tone].ink, color[tone].soft),
  ]),
  ...FIGURES.map((figure) => text(`${figure} on its tint`, color[figure].ink, color[figure].soft)),
  ...Object.entries(color.tint).map(([name, tint]) => text(`tint ${name}`, tint.ink, tint.soft)),
];

const pairsOfControls = (color: Colors): ContrastPair[] => [
  text('text on brand', color.inkOnBrand, color.brand.rest),
  text('text on pressed brand', color.inkOnBrand, color.brand.pressed),
  text('text on soft brand', color.brand.onSoft, color.brand.soft),
  text('text on inverse', color.inkOnInverse, color.inverse),
  control('edge of the chosen segment on its track', color.lineStrong, color.sunken),
  control('edge of the chosen segment on its ground', color.lineStrong, color.raised),
  { name: 'print on paper', foreground: color.print, background: color.paper, least: 7 },
  control('brand control on surface', color.brand.rest, color.surface),
  control('focus on soft brand', color.focus, color.brand.soft),
];

/** The pairs with too little contrast, as sentences; empty for a good theme. For a product's own theme tests. */
export function contrastFaults(tokens: ThemeTokens): string[] {
  return contrastPairs(tokens)
    .map((pair) => ({ ...pair, is: contrast(pair.foreground, pair.background) }))
    .filter((pair) => pair.is < pair.least)
    .map(
      (pair) =>
        `${pair.name}: ${pair.foreground} on ${pair.background} is ${pair.is.toFixed(2)}, needs ${pair.least}`,
    );
}
