import {
  bare,
  component,
  focusRing,
  focusRingAtEdge,
  forcedOff,
  hiddenVisually,
  text,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const heard = component(hiddenVisually);

export const panel = component({
  ...text('body'),
  position: 'fixed',
  inset: 'auto',
  left: 'var(--uk-combobox-x, 0)',
  top: 'var(--uk-combobox-y, 0)',
  translate: '0 var(--uk-combobox-shift, 0%)',
  boxSizing: 'border-box',
  width: 'var(--uk-combobox-width, auto)',
  maxHeight: 'var(--uk-combobox-height, none)',
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
  forced: { selectors: { '&[aria-disabled="true"]': forcedOff } },
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
