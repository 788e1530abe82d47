import { component, componentGlobal } from '../css/index.js';
import { vars } from '../theme/contract.css.js';
import { list, panel, root } from './Tabs.css.js';

export const frame = component({ minWidth: 0 }, 'page-tabs');

componentGlobal(`${frame} > ${root} > ${list}`, {
  position: 'sticky',
  top: `var(--uk-tabs-top, calc(${vars.size.navBar} + env(safe-area-inset-top)))`,
  zIndex: vars.zIndex.sticky,
  background: vars.color.canvas,
});

// A focused element scrolls to below the tab list, not only to below the page's bar (`scroll-padding`).
componentGlobal(`${frame} > ${root} > ${panel} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginTop: vars.size.touch,
});
