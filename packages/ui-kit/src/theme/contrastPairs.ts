import { contrast } from './color/contrast.js';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './computeColors.js';
import type { ThemeTokens } from './contractShape.js';
import { shown } from './tokenFault.js';

/** Two roles that are used together, and the contrast they need. */
export interface ContrastPair {
  name: string;
  foreground: string;
  background: string;
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
  const pairs: ContrastPair[] = [];
  const add = (name: string, foreground: string, background: string, least: number) =>
    pairs.push({ name, foreground, background, least });
  const grounds = ['canvas', 'surface', 'sunken', 'raised', 'overlay', 'pressed'] as const;
  const tones = ['positive', 'caution', 'critical', 'info'] as const;
  for (const ground of grounds) {
    for (const ink of ['ink', 'inkMuted', 'inkSubtle', 'selected'] as const) {
      add(`${ink} on ${ground}`, color[ink], color[ground], TEXT_CONTRAST);
    }
    for (const figure of ['gain', 'loss', 'flat'] as const) {
      add(`${figure} on ${ground}`, color[figure].ink, color[ground], TEXT_CONTRAST);
    }
    for (const tone of tones) add(`${tone} on ${ground}`, color[tone].ink, color[ground], TEXT_CONTRAST);
    add(`brand ink on ${ground}`, color.brand.ink, color[ground], TEXT_CONTRAST);
    add(`lineStrong on ${ground}`, color.lineStrong, color[ground], CONTROL_CONTRAST);
    add(`focus on ${ground}`, color.focus, color[ground], CONTROL_CONTRAST);
  }
  for (const tone of tones) {
    add(`text on solid ${tone}`, color[tone].onSolid, color[tone].solid, TEXT_CONTRAST);
    add(`text on soft ${tone}`, color[tone].onSoft, color[tone].soft, TEXT_CONTRAST);
    add(`${tone} on its tint`, color[tone].ink, color[tone].soft, TEXT_CONTRAST);
  }
  for (const figure of ['gain', 'loss', 'flat'] as const) {
    add(`${figure} on its tint`, color[figure].ink, color[figure].soft, TEXT_CONTRAST);
  }
  for (const [name, tint] of Object.entries(color.tint)) {
    add(`tint ${name}`, tint.ink, tint.soft, TEXT_CONTRAST);
  }
  add('text on brand', color.inkOnBrand, color.brand.rest, TEXT_CONTRAST);
  add('text on pressed brand', color.inkOnBrand, color.brand.pressed, TEXT_CONTRAST);
  add('text on soft brand', color.brand.onSoft, color.brand.soft, TEXT_CONTRAST);
  add('text on inverse', color.inkOnInverse, color.inverse, TEXT_CONTRAST);
  add('edge of the chosen segment on its track', color.lineStrong, color.sunken, CONTROL_CONTRAST);
  add('edge of the chosen segment on its ground', color.lineStrong, color.raised, CONTROL_CONTRAST);
  add('print on paper', color.print, color.paper, 7);
  add('brand control on surface', color.brand.rest, color.surface, CONTROL_CONTRAST);
  add('focus on soft brand', color.focus, color.brand.soft, CONTROL_CONTRAST);
  return pairs;
}

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
