import { component } from '../css/component.js';
import { forcedOff } from '../css/forced.js';
import { bare, focusRingInside, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const iconButton = component({
  ...bare,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.ink,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.fade} ${vars.motion.inOut}`,
  pressed: { background: vars.color.pressed },
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:is(:disabled, [aria-disabled=true])': { color: vars.color.inkDisabled, cursor: 'default' },
  },
  forced: { selectors: { '&[aria-disabled=true]': forcedOff } },
});

/**
 * From the icon's middle to the button's edge. The badge keeps its inner, lower corner, so that a larger
 * one grows away from the icon; only one that is wider than the spot covers a part of it.
 */
export const badgeSpot = component({
  position: 'absolute',
  insetInlineStart: units(5.5),
  insetInlineEnd: 0,
  bottom: units(5.5),
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: { '&::after': { content: '', flexGrow: 1 } },
});
