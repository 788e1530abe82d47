import { component } from '../css/component.js';
import { bare, focusRing } from '../css/mixins.js';
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
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&:hover:not(:disabled), &:active:not(:disabled)': { background: vars.color.pressed },
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'default' },
  },
});

export const badgeSpot = component({
  position: 'absolute',
  insetInlineEnd: '6px',
  top: '6px',
  display: 'flex',
});
