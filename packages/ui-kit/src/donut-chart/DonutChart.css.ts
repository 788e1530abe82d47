import { component, figures, hiddenVisually, text, textUnits, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** The ring beside its table, or above it if the table needs the width. */
export const body = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.x6,
  rowGap: vars.space.x4,
});

/** The ring grows with the text in its middle. */
export const ring = component({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: textUnits(36),
  maxWidth: '100%',
  aspectRatio: '1',
});

export const drawing = component({ gridArea: '1 / 1', display: 'block', width: '100%', fill: 'none' });

export const middle = component({
  ...text('lead'),
  gridArea: '1 / 1',
  maxWidth: '60%',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const track = component({ stroke: vars.color.sunken, forced: { stroke: 'GrayText' } });

const { tint } = vars.color;

/** Neighbours are far apart on the colour wheel. */
export const tints = [tint.a, tint.d, tint.g, tint.b, tint.e, tint.h, tint.c, tint.f].map(({ ink }, index) =>
  component({ color: ink, forced: { color: 'CanvasText' } }, `tint${index}`),
);

export const slice = component({ stroke: 'currentColor' });

export const table = component({
  ...text('body'),
  display: 'block',
  containerType: 'inline-size',
  flex: `1 1 ${textUnits(48)}`,
  minWidth: 0,
});

export const rows = component({ display: 'grid' });

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space.x3,
});

export const hidden = component(hiddenVisually);

const cell = { padding: `${vars.space.x1} 0`, fontWeight: vars.weight.regular } as const;

export const name = component({
  ...cell,
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // With large text, or on a narrow phone, the label is above its figures.
  '@container': { '(max-width: 22em)': { flexBasis: '100%' } },
});

export const figure = component({ ...cell, ...figures, textAlign: 'end', whiteSpace: 'nowrap' });

/** As wide in every row, so that the figures before it are aligned. */
export const share = component([figure, { minWidth: textUnits(13), color: vars.color.inkMuted }]);

export const swatch = component({
  display: 'inline-block',
  width: units(3),
  height: units(3),
  marginInlineEnd: vars.space.x2,
  borderRadius: vars.radius.tag,
  background: 'currentColor',
  // All slices have one colour then.
  forced: { display: 'none' },
});
