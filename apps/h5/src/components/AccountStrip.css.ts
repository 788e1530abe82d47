import { text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter}`,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const label = style({ ...text('caption'), color: vars.color.inkMuted });

export const today = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x1,
  margin: 0,
  fontWeight: vars.weight.medium,
});

export const actions = style({
  display: 'grid',
  // Large text puts one above the other.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(34)}), 1fr))`,
  gap: vars.space.x3,
});
// Their words fit side by side on a narrow phone, in every language.
globalStyle(`${actions} > a`, { paddingInline: vars.space.x2 });
