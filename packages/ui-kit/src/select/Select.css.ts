import { component, componentGlobal } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const select = component({
  cursor: 'pointer',
  paddingInlineEnd: vars.space.x8,
  // The chevron lies over the list's own space, so that a tap on it opens the list too.
  marginInlineEnd: `calc(${vars.space.x8} * -1)`,
  textOverflow: 'ellipsis',
  selectors: { '&[data-empty]': { color: vars.color.inkSubtle } },
});

// The list's entries are the platform's own and must not inherit the colour of the placeholder.
componentGlobal(`${select} > option`, { color: 'initial' });

export const chevron = component({ display: 'inline-flex', pointerEvents: 'none' });
