import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });

export const edition = style({
  ...text('caption'),
  margin: `0 0 ${vars.space.x4}`,
  color: vars.color.inkMuted,
});

export const checksum = style({
  ...text('micro'),
  margin: `${vars.space.x6} 0 0`,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
});
