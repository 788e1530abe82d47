import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  margin: 0,
});

/** As wide as the others of its line, unless its figure needs more. */
export const cell = style({ flex: `1 1 min(100%, ${textUnits(26)})` });

export const figureLabel = style({ ...text('caption'), color: vars.color.inkMuted });

export const figure = style({
  ...text('body'),
  ...figures,
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});
