import { component, componentGlobal } from '../css/component.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const bar = component({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.nav,
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.size.touch}, 1fr) minmax(0, auto) minmax(min-content, 1fr)`,
  alignItems: 'center',
  boxSizing: 'content-box',
  // A long title, or one in large text, wraps to a second line.
  minHeight: vars.size.navBar,
  padding: `env(safe-area-inset-top) max(${vars.space.x1}, env(safe-area-inset-right)) 0 max(${vars.space.x1}, env(safe-area-inset-left))`,
  color: vars.color.ink,
  background: vars.color.canvas,
});
export const untitled = component({ gridTemplateColumns: `minmax(${vars.size.touch}, 1fr) auto` });

// `scroll-padding` for the bar's height concerns the page's content, not the controls in the bar itself.
componentGlobal(`.${bar} :is(a, button)`, {
  scrollMarginTop: `calc(-1 * (${vars.size.navBar} + env(safe-area-inset-top)))`,
});

export const start = component({ display: 'flex', alignItems: 'center', minWidth: 0, justifySelf: 'start' });
export const title = component({
  ...text('lead'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  margin: 0,
  padding: `${vars.space.x1} ${vars.space.half}`,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  selectors: { '&:focus': { outline: 'none' } },
});
export const tools = component({ display: 'flex', alignItems: 'center', justifySelf: 'end' });
