import { bare, focusRing, focusRingAtEdge, forcedEdge, oneLine, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const field = style({
  position: 'sticky',
  top: vars.size.navBar,
  zIndex: vars.zIndex.sticky,
  padding: `0 ${vars.space.gutter} ${vars.space.x3}`,
  background: vars.color.canvas,
});

export const section = style({ padding: `0 ${vars.space.gutter} ${vars.space.x6}` });

export const sectionTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
});
globalStyle(`${sectionTop} h2`, {
  ...text('caption'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
globalStyle(`${rows} > li + li`, { boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}` });

export const row = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: vars.space.x1 });

export const rowLink = style({
  ...bare,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
  minHeight: vars.space.x16,
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} ${vars.space.x4}`,
  selectors: { '&:focus-visible': focusRingAtEdge },
});

/** On the narrowest screens the name needs the room: beside a price and a star only a few letters would be left. */
export const picture = style({
  display: 'none',
  '@media': { 'screen and (min-width: 360px)': { display: 'block' } },
});

export const rowText = style({ flex: 1, minWidth: 0 });
/** Wraps: names of one company's kind begin alike, so that what is cut is what tells them apart. */
export const rowName = style({
  ...text('body'),
  display: 'block',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const rowNote = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const chip = style({
  ...bare,
  ...text('body'),
  ...oneLine,
  minHeight: vars.size.touch,
  maxWidth: '100%',
  padding: `${vars.space.x1} ${vars.space.x4}`,
  color: vars.color.ink,
  background: vars.color.surface,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&:active': { background: vars.color.pressed } },
  '@media': { '(forced-colors: active)': forcedEdge },
});

export const offlineNote = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x3}`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
