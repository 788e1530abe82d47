import { vars } from '../theme/contract.css.js';
import type { ThemeTokens } from '../theme/contractShape.js';

/** A step of the type scale. */
export type TypeStep = keyof ThemeTokens['type'];

/** Font size, line height and letter spacing of a type step. Spread into a style. */
export function text(step: TypeStep) {
  return {
    fontSize: vars.type[step].size,
    lineHeight: vars.type[step].leading,
    letterSpacing: vars.type[step].tracking,
  } as const;
}

/** Tabular figures, which keep their position when they change. Spread into a style. */
export const figures = { fontFamily: vars.font.figure, fontVariantNumeric: vars.font.numeric } as const;

/**
 * A length on the theme's grid of 4 px, where no role of `space` or `size` fits. `count`: units, a multiple of a half.
 * @throws RangeError for other counts.
 * @example units(5.5) // 22 px
 */
export function units(count: number): string {
  return onGrid(count, vars.space.x1);
}

/**
 * Like `units`, for boxes of text, which must grow with the reader's text size. @example textUnits(11) //
 * 2.75rem
 */
export function textUnits(count: number): string {
  return onGrid(count, vars.space.textUnit);
}

function onGrid(count: number, unit: string): string {
  if (!Number.isInteger(count * 2)) throw new RangeError(`${count} units lie off the grid of half units`);
  return `calc(${count} * ${unit})`;
}

/** The ring of keyboard focus; use as `selectors: { '&:focus-visible': focusRing }`. */
export const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: vars.size.focusRing,
} as const;

/** The ring, inset by its own width, for elements whose box clips it. */
export const focusRingInside = {
  ...focusRing,
  outlineOffset: `calc(${vars.size.focusRing} * -2)`,
} as const;

/** The ring at the inner side of the edge, for rows and tabs without room inside. */
export const focusRingAtEdge = {
  ...focusRing,
  outlineOffset: `calc(${vars.size.focusRing} * -1)`,
} as const;

/**
 * The selector of a part that is disabled, by its own prop or by a fieldset around it; use as
 * `${root}${off} &` or `&${off}`.
 */
export const off = ':is([data-disabled],:disabled *)';

/** Resets the browser's styles of buttons, links and fields, so that a part looks the same everywhere. */
export const bare = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;

/**
 * Aligns text of another direction with the surrounding text. Chromium knows the keyword only with its
 * prefix.
 */
export const asAround: { textAlign: ('-webkit-match-parent' | 'match-parent')[] } = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

/** One line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Text in a row that wraps. Neighbours that do not fit beside its longest word go to the next line of the row. Only a
 * word that is longer than the whole row breaks.
 */
export const wordsInRow = { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' } as const;

/** The content at the end of such a row. Beside `wordsInRow` it takes its width before the words grow. */
export const besideWords = {
  flex: '1000 1 min-content',
  minWidth: 0,
  maxWidth: 'max-content',
  marginInlineStart: 'auto',
  overflowWrap: 'break-word',
} as const;

/**
 * Hides visually, but not from screen readers. Its pixel is not a theme value, because it must also work outside of
 * any theme.
 */
export const hiddenVisually = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
