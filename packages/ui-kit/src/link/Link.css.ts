import { component, componentVariants, focusRing } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const link = component({
  color: vars.color.brand.ink,
  font: 'inherit',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.tag,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  pressed: { opacity: 0.8 },
  selectors: { '&:focus-visible': focusRing },
});

export const tones = componentVariants({
  brand: {},
  inherit: { color: 'inherit' },
});

/** The icon never wraps to a line of its own. */
export const away = component({ whiteSpace: 'nowrap' });

export const sign = component({
  marginInlineStart: '0.15em',
  width: '0.85em',
  height: '0.85em',
  verticalAlign: '-0.06em',
});
