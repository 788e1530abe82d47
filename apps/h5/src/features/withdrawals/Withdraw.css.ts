import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const list = style({
  ...text('lead'),
  margin: 0,
  padding: `0 0 ${vars.space.x4}`,
  fontWeight: vars.weight.semibold,
});

export const record = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
