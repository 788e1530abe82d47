import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const heading = style({
  ...text('caption'),
  margin: 0,
  paddingBottom: vars.space.x2,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const spread = style({
  display: 'grid',
  gap: vars.space.x2,
  selectors: { '& + &': { paddingTop: vars.space.x3 } },
});
export const currency = style({ ...text('caption'), color: vars.color.inkMuted });
export const bar = style({
  display: 'flex',
  gap: vars.space.half,
  height: vars.space.x2,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
});

/**
 * Shades of one colour, because parts of a whole are neither gains nor losses. The last one is for the unnamed rest.
 */
const colors = [
  ...[0, 1, 2, 3].map(
    (step) => `color-mix(in oklab, ${vars.color.brand.rest} ${100 - step * 22}%, ${vars.color.surface})`,
  ),
  vars.color.lineStrong,
];
export const OTHER = colors.length - 1;

/** Keeps the shades under forced colours, because they distinguish the parts. */
const ownColor = { forcedColorAdjust: 'none' } as const;
const part = style({ ...ownColor, flexBasis: 0, minWidth: vars.space.half });
export const parts = colors.map((background) => style([part, { background }]));

const dot = style({
  ...ownColor,
  flex: 'none',
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.pill,
});
export const dots = colors.map((background) => style([dot, { background }]));

export const legend = style({
  ...text('caption'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.half} ${vars.space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
export const percent = style({ color: vars.color.inkMuted });
