import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { strip } from '../strip.css.js';

export const chartCard = style({
  display: 'grid',
  // The table is wider than a phone, and scrolls inside the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minWidth: 0,
});

export const chartTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

/** Below this width the choice of the chart's kind leaves no room beside it for a day's four prices. */
const NARROW = 'screen and (max-width: 359px)';
const lines = (count: number) => `calc(${vars.type.caption.size} * ${vars.type.caption.leading} * ${count})`;

const legendHeight = lines(3);

/**
 * Its height fits a day and its four prices, whatever it shows. Whether it stands beside the choice of a kind or
 * above it depends on the screen's width, not on the text, because the chart below must not move when a finger
 * selects a bar.
 */
export const legend = style({
  ...text('caption'),
  ...figures,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: legendHeight,
  '@media': { [NARROW]: { flexBasis: '100%', minHeight: lines(2) } },
  color: vars.color.inkMuted,
});
/** Reserves the room of the content above a chart before it is rendered. */
export const topRoom = style({
  height: legendHeight,
  '@media': { [NARROW]: { height: `calc(${lines(2)} + ${vars.space.x3} + ${vars.size.touch})` } },
});
export const legendFigure = style({ color: vars.color.ink, fontWeight: vars.weight.medium });

export const legendExtras = style({ display: 'block' });

/** Aligned with the card, which has its own padding. */
export const extrasRow = style({ ...strip, padding: 0, border: 0, minWidth: 0 });

export const kindChoice = style({ flex: 'none', minWidth: `calc(${vars.space.x16} * 2.5)` });

export const chartBox = style({
  height: `calc(${vars.space.x16} * 4.5)`,
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
});
/** A canvas inherits the spacing of letters, but a chart draws anew only when its own size changes. */
export const canvas = style({ height: '100%', letterSpacing: 'normal' });

export const chartNote = style({
  ...text('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  margin: 0,
  color: vars.color.inkSubtle,
});
globalStyle(`${chartNote} a`, { color: 'inherit' });

export const tableToggle = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  color: vars.color.brand.ink,
  cursor: 'pointer',
});

export const tableScroll = style({ maxHeight: `calc(${vars.space.x16} * 5)`, overflow: 'auto' });

export const table = style({
  ...text('caption'),
  ...figures,
  width: '100%',
  borderCollapse: 'collapse',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.x2} 0 ${vars.space.x2} ${vars.space.x3}`,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  borderBottom: `${vars.size.hairline} solid ${vars.color.line}`,
});
globalStyle(`${table} th`, { color: vars.color.inkMuted });
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' });
