import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  flex: 1,
  padding: `0 ${vars.space.gutter} ${vars.space.x8}`,
});

export const panel = style({ padding: `${vars.space.x4} ${vars.space.gutter} ${vars.space.x10}` });

/** Long words of large text break instead of widening the page. */
const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
} as const;

export const stack = style({ ...oneColumn, gap: vars.space.x4 });

export const lead = style({ ...text('body'), margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });
globalStyle(`${lead} a`, {
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.ink,
  textDecoration: 'none',
});

export const heading = style({
  ...text('lead'),
  margin: `0 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
});

export const prose = style({ ...text('body'), ...oneColumn, gap: vars.space.x3, margin: 0 });
globalStyle(`${prose} p`, { margin: 0, textWrap: 'pretty' });

export const bullets = style({
  ...text('body'),
  ...oneColumn,
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
});

export const end = style({ display: 'grid', justifyItems: 'end', gap: vars.space.half, textAlign: 'end' });
export const endFigure = style({ ...text('body'), ...figures, fontWeight: vars.weight.semibold });
export const endNote = style({ ...text('caption'), ...figures, color: vars.color.inkMuted });

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBottom: vars.space.x3,
});
globalStyle(`${cardHead} h2, ${cardHead} h3`, {
  ...text('body'),
  margin: 0,
  fontWeight: vars.weight.semibold,
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const closing = style({
  ...text('caption'),
  display: 'flex',
  gap: vars.space.x1,
  color: vars.color.inkMuted,
});
