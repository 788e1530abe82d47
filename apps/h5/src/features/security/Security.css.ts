import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const note = style({
  ...text('body'),
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  color: vars.color.inkMuted,
});

export const qr = style({ display: 'grid', placeItems: 'center' });
