import file from '../tokens/system.tokens.json' with { type: 'json' };
import type { ThemeTokens } from './contractShape.js';
import { amountAt, measure, measureAt, numberAt, valueAt } from './readToken.js';
import { shown, tokenFault } from './tokenFault.js';

/** The part of a theme that is independent of the brand, in CSS. */
export interface SystemTokens {
  /** The grid, CSS px. */
  readonly unitPx: number;
  readonly gutter: string;
  readonly font: { readonly text: string; readonly mono: string };
  readonly size: Record<keyof typeof file.size & keyof ThemeTokens['size'], string>;
  readonly density: Record<'compact' | 'comfortable' | 'large', Record<DensitySize, string>>;
  readonly radius: Record<'none' | 'soft' | 'round', ThemeTokens['radius']>;
  readonly type: ThemeTokens['type'];
  readonly weight: ThemeTokens['weight'];
  readonly motion: Pick<ThemeTokens['motion'], 'fast' | 'base' | 'slow' | 'out' | 'inOut'>;
  readonly zIndex: ThemeTokens['zIndex'];
}

type DensitySize = 'controlSmall' | 'control' | 'controlLarge' | 'cell';

const LENGTHS = ['px'];
/** The default of 1 rem in browsers. CSS px. */
export const ROOT_PX = 16;

/** Reads each token below `path`; keys that start with `$` describe the group. */
function each<Key extends string, Out>(
  tokens: object,
  group: string,
  read: (path: string) => Out,
): Record<Key, Out> {
  const at = group.split('.').reduce<unknown>((inner, key) => Reflect.get(inner as object, key), tokens);
  const keys = Object.keys(at as object).filter((key) => !key.startsWith('$'));
  return Object.fromEntries(keys.map((key) => [key, read(`${group}.${key}`)])) as Record<Key, Out>;
}

function typeStep(tokens: unknown, path: string) {
  const value = valueAt(tokens, path) as Record<string, unknown>;
  const size = measure(value['fontSize'], `${path}.fontSize`, LENGTHS);
  return {
    size: `${Number.parseFloat(size) / ROOT_PX}rem`,
    leading: String(value['lineHeight']),
    tracking: measure(value['letterSpacing'], `${path}.letterSpacing`, ['em']).replace(/^0em$/, '0'),
  };
}

function curve(tokens: unknown, path: string): string {
  const value = valueAt(tokens, path);
  if (Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number'))
    return `cubic-bezier(${value.join(', ')})`;
  throw tokenFault(
    path,
    `${shown(value)} is no curve`,
    'Movements that use it would have no timing.',
    'Write four numbers, such as [0.4, 0, 0.2, 1].',
  );
}

/** Reads `tokens/system.tokens.json`, or a file of the same shape. @throws RangeError with the token's path. */
export function readSystemTokens(tokens: typeof file = file): SystemTokens {
  const length = (path: string) => measureAt(tokens, path, LENGTHS);
  const family = (path: string) => String(valueAt(tokens, path));
  const time = (path: string) => measureAt(tokens, path, ['ms']);
  return {
    unitPx: amountAt(tokens, 'unit', 'px'),
    gutter: length('gutter'),
    font: { text: family('font.text'), mono: family('font.mono') },
    size: each(tokens, 'size', length),
    density: each(tokens, 'density', (path) => each(tokens, path, length)),
    radius: each(tokens, 'radius', (path) => each(tokens, path, length)),
    type: each(tokens, 'type', (path) => typeStep(tokens, path)),
    weight: each(tokens, 'weight', (path) => String(numberAt(tokens, path, 1, 1000))),
    motion: {
      fast: time('motion.fast'),
      base: time('motion.base'),
      slow: time('motion.slow'),
      out: curve(tokens, 'motion.out'),
      inOut: curve(tokens, 'motion.inOut'),
    },
    zIndex: each(tokens, 'zIndex', (path) => String(numberAt(tokens, path, 0, 2_147_483_647))),
  };
}
