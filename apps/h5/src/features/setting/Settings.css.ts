import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({
  display: 'grid',
  gap: vars.space.x6,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});
