import {
  bare,
  component,
  figures,
  focusRingInside,
  hiddenVisually,
  text,
  textUnits,
  units,
} from '../css/index.js';
import { foot as fieldFoot, label } from '../field/FieldText.css.js';
import { vars } from '../theme/contract.css.js';

export { label };

export const root = component(
  { position: 'relative', minWidth: 0, fontFamily: vars.font.text },
  'copy_field',
);

export const box = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: vars.size.controlLarge,
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
});

/** Breaks anywhere and is never cut, because an incomplete wallet address is a wrong one. */
export const value = component({
  ...text('body'),
  ...figures,
  // Room for a word. If the text is too large for that, the button wraps to the next line.
  flex: `1 1 ${textUnits(24)}`,
  minWidth: 0,
  paddingBlock: vars.space.x3,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const button = component({
  ...bare,
  ...text('caption'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
  // Wide enough for both of its labels, so that the value does not rewrap after copying.
  minWidth: units(23),
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.brand.ink,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  pressed: { background: vars.color.pressed },
  selectors: {
    '&:focus-visible': focusRingInside,
  },
});

export const heard = component(hiddenVisually);

export const foot = component([
  fieldFoot,
  {
    flexDirection: 'column',
    gap: 0,
    color: vars.color.inkMuted,
    selectors: { '&:has(:not(:empty))': { marginBlockStart: vars.space.x2 } },
  },
]);
