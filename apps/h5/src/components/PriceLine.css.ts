import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  paddingTop: vars.space.x3,
});

export const change = style({ ...text('body'), fontWeight: vars.weight.medium });
