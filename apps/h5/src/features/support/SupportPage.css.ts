import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });

export const frozen = style({
  ...text('body'),
  margin: `0 auto ${vars.space.x5}`,
  maxWidth: '40ch',
  textAlign: 'center',
  color: vars.color.inkMuted,
});

export const actions = style({ display: 'grid', gap: vars.space.x3 });
