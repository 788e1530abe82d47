import { figures, hiddenVisually, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  // The words of large text break instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const label = style({
  ...text('caption'),
  margin: 0,
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
});

export const result = style({
  ...text('body'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
  margin: 0,
  fontWeight: vars.weight.semibold,
});

export const chart = style({ position: 'relative', paddingTop: vars.space.x6 });
const svg = style({ display: 'block', width: '100%', height: textUnits(36), overflow: 'visible' });
export const line = styleVariants({
  gain: [svg, { color: vars.color.gain.ink }],
  loss: [svg, { color: vars.color.loss.ink }],
  flat: [svg, { color: vars.color.brand.ink }],
  unknown: [svg, { color: vars.color.brand.ink }],
});
export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const ground = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: '2 4',
  vectorEffect: 'non-scaling-stroke',
});

const mark = style({
  ...text('caption'),
  ...figures,
  position: 'absolute',
  insetInlineEnd: 0,
  color: vars.color.inkMuted,
});
export const high = style([mark, { top: 0 }]);
export const low = style([mark, { bottom: `calc(-1 * ${vars.space.x5})` }]);

export const ends = style({
  ...text('caption'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  margin: `${vars.space.x6} 0 ${vars.space.x4}`,
  color: vars.color.inkMuted,
});

export const sums = style({ paddingTop: vars.space.x4 });

export const method = style({
  ...text('caption'),
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

/** Visible to screen readers only. */
export const unseen = style(hiddenVisually);
