import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const heading = style({
  ...text('title'),
  margin: 0,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
  fontWeight: vars.weight.bold,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // It is focused automatically after each navigation; a ring would look like a mistake.
  ':focus': { outline: 'none' },
});
