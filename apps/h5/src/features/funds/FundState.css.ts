import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const state = style({
  ...text('caption'),
  ...figures,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
