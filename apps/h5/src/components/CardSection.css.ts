import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const heading = style({
  ...text('lead'),
  margin: 0,
  padding: `0 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
});
