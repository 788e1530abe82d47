import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const session = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x3}`,
  color: vars.color.inkSubtle,
});

export const closeNote = style({
  ...text('caption'),
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.gutter} 0`,
  color: vars.color.inkSubtle,
});

export const more = style({ padding: `${vars.space.x4} ${vars.space.gutter}`, textAlign: 'center' });
