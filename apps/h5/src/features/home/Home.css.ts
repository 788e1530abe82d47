import { figures, focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBottom: vars.space.x10,
});

/** Grid children that hold long words must be allowed to be narrower than those. */
export const inset = style({ minWidth: 0, paddingInline: vars.space.gutter });

export const rows = style({ overflow: 'hidden' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const empty = style({ ...text('body'), padding: vars.space.gutter, color: vars.color.inkMuted });

export const market = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  margin: `0 0 calc(${vars.space.x3} * -1)`,
  paddingInline: vars.space.gutter,
  color: vars.color.inkMuted,
});

export const progress = style({ ...text('caption'), ...figures, color: vars.color.inkMuted });

export const quickGrid = style({
  display: 'grid',
  // Nine of them: three rows of three, or all in one.
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { 'screen and (min-width: 720px)': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
  listStyle: 'none',
  margin: 0,
  padding: vars.space.x2,
});

export const quickLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.x2,
  height: '100%',
  padding: `${vars.space.x2} ${vars.space.half}`,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { background: vars.color.pressed },
  },
});

export const quickIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.brand.onSoft,
  background: vars.color.brand.soft,
  borderRadius: vars.radius.control,
});

export const quickLabel = style({ ...text('caption'), maxWidth: '100%', hyphens: 'auto' });

export const stepNumber = style({
  ...text('caption'),
  ...figures,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.x8,
  height: vars.space.x8,
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.onSoft,
  background: vars.color.brand.soft,
  borderRadius: vars.radius.pill,
});

export const stepDone = style([
  stepNumber,
  { color: vars.color.positive.onSoft, background: vars.color.positive.soft },
]);

export const stepWords = style({ color: vars.color.inkMuted });
