import { vars } from '../theme/contract.css.js';
import type { ThemeTokens } from '../theme/contractShape.js';

/** A step of the type scale. */
export type TypeStep = keyof ThemeTokens['type'];

/** Size, leading and tracking of one type step. Spread into a style. */
export function text(step: TypeStep) {
  return {
    fontSize: vars.type[step].size,
    lineHeight: vars.type[step].leading,
    letterSpacing: vars.type[step].tracking,
  } as const;
}

/** Figures that keep their place when they change. Spread into a style. */
export const figures = { fontFamily: vars.font.figure, fontVariantNumeric: vars.font.numeric } as const;

/** The ring of keyboard focus; use as `selectors: { '&:focus-visible': focusRing }`. */
export const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Takes away what browsers give buttons, links and fields, so that a part looks the same everywhere. */
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

/** One line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Present for screen readers, invisible and without size for everyone else. */
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
