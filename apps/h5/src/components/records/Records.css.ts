import { figures, focusRing, forcedEdge, forcedMark, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';
import { chipFace, strip } from '../strip.css.js';

/** The bar above a list of records: filters on the left, the export on the right. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
});

/** The links from one list of records to the others. */
export const kinds = style({ ...strip, padding: `0 ${vars.space.gutter} ${vars.space.x2}` });

/** As tall as a touch target; the visible chip inside is lower. */
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  outline: 'none',
  textDecoration: 'none',
});

export const kindFace = style({
  ...chipFace,
  selectors: {
    [`${kind}[aria-current] &`]: { background: vars.color.inverse, color: vars.color.inkOnInverse },
    [`${kind}:focus-visible &`]: focusRing,
  },
  '@media': {
    '(forced-colors: active)': { ...forcedEdge, selectors: { [`${kind}[aria-current] &`]: forcedMark } },
  },
});

export const days = style({
  display: 'grid',
  // A row's longest word must not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
});

/** Only the visible part of a long history is rendered. */
export const day = style({ contentVisibility: 'auto', containIntrinsicSize: `auto ${vars.space.x16}` });

export const dayHeading = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  margin: 0,
  padding: `0 ${vars.space.x1} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const zone = style({ fontWeight: vars.weight.regular, color: vars.color.inkSubtle });

export const more = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });

/** The first line of a money movement: its name, and the amount at the end. */
export const moved = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});
export const moveAmount = style({ ...figures, marginInlineStart: 'auto', fontWeight: vars.weight.semibold });
export const movedFrom = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 });

/** A small quiet button whose text, not its edge, is aligned with its surroundings. */
export const flush = style({ marginInline: `calc(-1 * ${vars.space.x3})` });
