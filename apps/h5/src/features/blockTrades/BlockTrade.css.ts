import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const inset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x6}`,
});

export const intro = style({
  ...text('body'),
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.gutter} ${vars.space.x4}`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
