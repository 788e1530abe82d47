import {
  bare,
  component,
  componentVariants,
  figures,
  focusRing,
  text,
  textUnits,
  units,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** The grid lines have equal distances, and so have their labels. The padding holds half a label. */
export const plot = component({
  ...text('micro'),
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x2,
  height: units(44),
  paddingBlock: textUnits(2),
  boxSizing: 'border-box',
  color: vars.color.inkSubtle,
});

export const drawing = component({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'visible',
  fill: 'none',
});

export const grid = component({ stroke: vars.color.line, strokeWidth: '1', forced: { stroke: 'GrayText' } });

export const ticks = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  margin: 0,
});

export const tick = component({ display: 'flex', alignItems: 'center', height: 0, whiteSpace: 'nowrap' });

export const ends = component({
  ...text('micro'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  color: vars.color.inkSubtle,
});

export const line = component({
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forced: { stroke: 'CanvasText' },
});

/** The lines also differ by their dashes. */
export const lines = componentVariants({
  first: { stroke: vars.color.brand.ink },
  second: { stroke: vars.color.ink, strokeDasharray: '6 5' },
  third: { stroke: vars.color.inkMuted, strokeDasharray: '1 5' },
});

export const legend = component({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  margin: 0,
  marginBlockEnd: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const sample = component({
  flex: 'none',
  width: units(6),
  height: units(1),
  overflow: 'visible',
  fill: 'none',
});

export const empty = component({
  ...text('body'),
  gridColumn: '1 / -1',
  alignSelf: 'center',
  justifySelf: 'center',
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
});

export const more = component({ marginBlockStart: vars.space.x2 });

export const summary = component({
  ...bare,
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.brand.ink,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  listStyle: 'none',
  forced: { textDecoration: 'underline' },
  selectors: {
    '&:focus-visible': focusRing,
    '&::-webkit-details-marker': { display: 'none' },
  },
});
