import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const button = component({
  cursor: 'pointer',
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The icon lies over the button's end, so that a tap on it opens the dialog too.
  paddingInlineEnd: vars.space.x8,
  marginInlineEnd: `calc(${vars.space.x8} * -1)`,
  selectors: { '&[data-empty]': { color: vars.color.inkSubtle } },
});

export const picture = component({ display: 'inline-flex', pointerEvents: 'none' });
