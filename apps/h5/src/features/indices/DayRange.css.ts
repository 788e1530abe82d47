import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const label = style({ ...text('body'), color: vars.color.inkMuted });

export const track = style({
  position: 'relative',
  height: vars.space.x1,
  margin: `${vars.space.x3} ${vars.space.x1} ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.x1})`,
  width: vars.space.x1,
  height: vars.space.x3,
  marginInlineStart: `calc(-1 * ${vars.space.half})`,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
});

export const ends = style({
  ...text('body'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  fontWeight: vars.weight.medium,
});

export const end = style({ ...text('caption'), fontWeight: vars.weight.regular, color: vars.color.inkMuted });
