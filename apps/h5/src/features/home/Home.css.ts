import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBottom: vars.space.x10,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

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

/** Reserves the place of content that is not loaded. */
export const unseen = style({ visibility: 'hidden' });
