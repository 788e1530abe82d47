import { bare, component, focusRing, focusRingAtEdge, hiddenVisually, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/**
 * With large text a long choice becomes smaller before it would be cut, but not below 16 px, where iOS zooms. It has two
 * thirds of the window, beside the button; a character is 0.6 of its size wide.
 */
export const choice = component({
  fontSize: `clamp(${units(4)}, 67cqi / var(--uk-length) / 0.6, ${vars.type.lead.size})`,
});

export const heard = component(hiddenVisually);

export const panel = component({
  ...text('body'),
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.overlay,
  boxShadow: vars.elevation.modal,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  whiteSpace: 'normal',
  cursor: 'default',
  zIndex: vars.zIndex.modal,
  forced: { border: 'thin solid' },
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    // Hidden until it has been measured and placed.
    '&:not([data-state="open"])': { visibility: 'hidden' },
  },
});

export const list = component({
  minHeight: 0,
  paddingBlock: vars.space.x1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
});

export const option = component({
  selectors: {
    // The focus itself stays in the input.
    '&[data-active]': { ...focusRingAtEdge, background: vars.color.pressed },
  },
});

export const message = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minHeight: vars.size.cell,
  boxSizing: 'border-box',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.gutter,
  color: vars.color.inkMuted,
});

export const retry = component({
  ...bare,
  minHeight: vars.size.touch,
  color: vars.color.brand.ink,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  pressed: { opacity: 0.8 },
  forced: { textDecoration: 'underline' },
  selectors: { '&:focus-visible': focusRing },
});
