import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const now = style({
  ...text('body'),
  ...figures,
  margin: `0 0 ${vars.space.x3}`,
  color: vars.color.inkMuted,
});

export const form = style({ display: 'grid', gap: vars.space.x4 });

/** Rows have the gutter themselves. */
export const waiting = style({ margin: `${vars.space.x6} calc(-1 * ${vars.space.gutter}) 0` });

export const heading = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x1}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});
