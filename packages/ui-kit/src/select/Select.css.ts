import { component, componentGlobal } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const select = component({
  cursor: 'pointer',
  paddingInlineEnd: vars.space.x8,
  // The chevron lies over the select's own area, so that a tap on it opens the list.
  marginInlineEnd: `calc(${vars.space.x8} * -1)`,
  // A long option continues on the next line. Browsers that do not wrap a select end it with dots.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.half,
  textOverflow: 'ellipsis',
  selectors: { '&[data-empty]': { color: vars.color.inkSubtle } },
});

// The options are native and must not inherit the colour of the placeholder.
componentGlobal(`${select} > option`, { color: 'initial' });

export const chevron = component({ display: 'inline-flex', pointerEvents: 'none' });
