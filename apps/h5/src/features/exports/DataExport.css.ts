import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.x5,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const words = style({
  ...text('body'),
  margin: 0,
  color: vars.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
});
