import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Looks as the figure did; a finger gets more room than it shows. */
export const explained = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(${vars.space.x2} * -1) 0` },
  },
});
