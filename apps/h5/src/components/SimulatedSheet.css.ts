import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const points = style({
  ...text('body'),
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: `0 0 ${vars.space.x4} ${vars.space.x5}`,
  color: vars.color.inkMuted,
});
