import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const bootScreen = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  maxWidth: vars.size.column,
  margin: '0 auto',
  background: vars.color.canvas,
});
