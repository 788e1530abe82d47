import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x2}`,
});
export const heading = style({ ...text('lead'), margin: 0, fontWeight: vars.weight.semibold });
export const account = style({
  ...text('body'),
  margin: 0,
  paddingBottom: vars.space.x2,
  fontWeight: vars.weight.semibold,
});
export const note = style({
  ...text('caption'),
  width: '100%',
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
export const entries = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.ink,
  textDecoration: 'none',
});
