import { text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** Around the thread in a sheet: as tall as the sheet, so that the input is at its lower edge. */
export const panel = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

export const frame = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minWidth: 0,
});

export const desk = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const older = style({ alignSelf: 'center' });

export const thread = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const bubble = style({
  display: 'grid',
  gap: vars.space.x1,
  maxWidth: '85%',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.card,
});

export const message = styleVariants({
  own: [bubble, { justifySelf: 'end', background: vars.color.info.soft }],
  theirs: [bubble, { justifySelf: 'start', background: vars.color.sunken }],
});

/** As written: line breaks stay, long words break. */
export const words = style({
  ...text('body'),
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const meta = style({
  ...text('micro'),
  margin: 0,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style({
  maxWidth: '100%',
  maxHeight: textUnits(48),
  borderRadius: vars.radius.control,
});

/** The distance of a sheet's content from its lower edge. */
const sheetEdge = `calc(${vars.space.x6} + env(safe-area-inset-bottom))`;

/** The newest message stays visible above the input. */
export const newest = style({ scrollMarginBlockEnd: textUnits(60) });

/** Stays at the lower edge while the thread scrolls. */
export const composer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  paddingBlock: vars.space.x3,
  background: vars.color.canvas,
  selectors: {
    // A sheet keeps its content off the screen's edge. The input fills that room, so that no message shows there.
    [`${panel} &`]: {
      insetBlockEnd: `calc(-1 * ${sheetEdge})`,
      marginBlockEnd: `calc(-1 * ${sheetEdge})`,
      paddingBlockEnd: sheetEdge,
      background: vars.color.overlay,
    },
  },
});

export const label = style({ ...text('caption'), display: 'grid', gap: vars.space.x1 });

export const field = style({
  ...text('body'),
  width: '100%',
  minHeight: textUnits(16),
  maxHeight: '40vh',
  padding: vars.space.x3,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  resize: 'vertical',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
});

/** Aligns the icon of a button without a background, not its padding, with the field above. */
export const attach = style({ marginInlineStart: `calc(${vars.space.x3} * -1)`, marginInlineEnd: 'auto' });

export const error = style({ ...text('caption'), margin: 0, color: vars.color.critical.onSoft });

export const vendor = style({ width: '100%', height: '60vh', border: 0, background: vars.color.surface });
