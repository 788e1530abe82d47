import { component } from '../css/component.js';
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
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'default' },
  },
});

export const badgeSpot = component({
  position: 'absolute',
  insetInlineEnd: units(1.5),
  top: units(1.5),
  display: 'flex',
});
