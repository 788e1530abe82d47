import { component, componentGlobal } from '../css/component.js';
import { bare, focusRingAtEdge, text, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const bar = component({
  position: 'sticky',
  bottom: 0,
  // On a short page the bar moves down to its place on a long one; see below.
  top: `calc(100dvh - ${vars.size.tabBar} - env(safe-area-inset-bottom))`,
  zIndex: vars.zIndex.nav,
  width: '100%',
  maxWidth: vars.size.column,
  margin: '0 auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  boxShadow: `0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.line}`,
});

/** The container of page and bar is at least as high as the window, so that a short page ends with the bar. */
componentGlobal(`:where(:has(> .${bar}))`, { minHeight: '100dvh' });

export const items = component({
  display: 'flex',
  height: vars.size.tabBar,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** In a narrow window, or with large text, a long label uses the room that short ones leave. */
const NARROW = 'screen and (max-width: 22.5em)';

componentGlobal(`.${items} > li`, {
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [NARROW]: { flexBasis: 'auto' } },
});

export const item = component({
  ...bare,
  ...text('tab'),
  // The bar's height is fixed, so its text grows only as far as five items fit.
  fontSize: `min(${vars.type.tab.size}, ${units(3)})`,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  fontWeight: vars.weight.medium,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  // `scroll-padding` for the bar's height concerns the page's content, not the bar itself.
  scrollMarginBottom: `calc(-1 * (${vars.size.tabBar} + env(safe-area-inset-bottom)))`,
  forced: { selectors: { '&[aria-current=page]': { forcedColorAdjust: 'none', color: 'Highlight' } } },
  selectors: {
    '&[aria-current=page]': { color: vars.color.selected, fontWeight: vars.weight.semibold },
    '&:focus-visible': { ...focusRingAtEdge, borderRadius: vars.radius.tag },
  },
});

export const label = component({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const picture = component({ position: 'relative', display: 'block' });
componentGlobal(`.${picture} > svg`, { width: vars.size.tabIcon, height: vars.size.tabIcon });
export const badgeSpot = component({
  position: 'absolute',
  insetInlineStart: '60%',
  // Aligned by its lower edge, so that a larger badge grows away from the icon.
  bottom: `calc(50% - ${vars.size.hairline})`,
  display: 'flex',
});
