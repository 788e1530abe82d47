import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBottom: vars.space.x10 });

export const lead = style({
  ...text('body'),
  minHeight: `calc(${vars.type.body.size} * ${vars.type.body.leading})`,
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x4}`,
  color: vars.color.inkMuted,
});

export const region = style({ selectors: { '& + &': { marginTop: vars.space.x6 } } });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
