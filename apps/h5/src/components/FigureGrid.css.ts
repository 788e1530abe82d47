import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(26)}), 1fr))`,
  gap: `${vars.space.x3} ${vars.space.x4}`,
  margin: 0,
});

export const figureLabel = style({ ...text('caption'), color: vars.color.inkMuted });

export const figure = style({
  ...text('body'),
  ...figures,
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});
