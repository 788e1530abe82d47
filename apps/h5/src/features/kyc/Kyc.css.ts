import { text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const heading = style({
  ...text('body'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const opens = style({
  ...text('body'),
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink,
});

export const opensRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
});
globalStyle(`${opensRow} svg`, { flex: 'none', color: vars.color.positive.ink });

export const names = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(36)}), 1fr))`,
  gap: vars.space.x3,
  alignItems: 'start',
});

export const rules = style({
  display: 'grid',
  // One below the other where large text leaves no room for two.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(34)}), 1fr))`,
  gap: vars.space.x3,
  margin: 0,
  // Four rules in one row or two, never three and one.
  '@media': { '(min-width: 28rem)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  padding: 0,
  listStyle: 'none',
});

export const rule = style({
  ...text('caption'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  color: vars.color.inkMuted,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: textUnits(36),
  height: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

export const paper = style({ fill: vars.color.raised, stroke: vars.color.inkSubtle });
export const lines = style({ fill: 'none', stroke: vars.color.inkSubtle, strokeLinecap: 'round' });
export const head = style({ fill: vars.color.inkSubtle });
export const fault = style({ fill: vars.color.critical.soft, stroke: vars.color.critical.ink });
export const good = style({ fill: 'none', stroke: vars.color.positive.ink, strokeLinecap: 'round' });

export const reviewImages = style({ display: 'flex', gap: vars.space.x2, flexWrap: 'wrap' });
export const reviewImage = style({
  width: textUnits(24),
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });
