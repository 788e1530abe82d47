import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const fieldError = style({
  ...text('caption'),
  color: vars.color.critical.ink,
  selectors: { '&:not(:empty)': { marginTop: vars.space.x1 } },
});
