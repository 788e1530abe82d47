import { component, componentGlobal } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

const ABOVE_NOTCH = 'env(safe-area-inset-bottom)';

export const page = component(
  {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: vars.size.column,
    minHeight: '100dvh',
    marginInline: 'auto',
    background: vars.color.canvas,
    color: vars.color.ink,
    fontFamily: vars.font.text,
  },
  'page',
);

// A focused element is scrolled to where neither bar nor footer covers it.
componentGlobal(`html:has(.${page})`, {
  scrollPaddingBlock: `calc(${vars.size.navBar} + ${vars.space.x6}) calc(${vars.size.controlLarge} + ${vars.space.x12})`,
});

export const content = component({
  flex: '1 0 auto',
  boxSizing: 'border-box',
  minWidth: 0,
  width: '100%',
  paddingBlock: `${vars.space.x3} ${vars.space.x8}`,
  selectors: {
    '&[data-gutter]': {
      paddingInline: `max(${vars.space.gutter}, env(safe-area-inset-left)) max(${vars.space.gutter}, env(safe-area-inset-right))`,
    },
  },
});

export const footer = component({
  zIndex: vars.zIndex.sticky,
  padding: `${vars.space.x3} max(${vars.space.gutter}, env(safe-area-inset-right)) calc(${vars.space.x3} + ${ABOVE_NOTCH}) max(${vars.space.gutter}, env(safe-area-inset-left))`,
  background: vars.color.canvas,
  boxShadow: `0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.line}`,
  forced: { borderBlockStart: 'thin solid' },
  '@media': {
    // In a low window, with very large text or an on-screen keyboard, a sticky footer would leave no room
    // to read, so it ends the page.
    '(min-height: 24em)': { position: 'sticky', bottom: 0 },
  },
  selectors: {
    '&[data-tabbed]': {
      bottom: `calc(${vars.size.tabBar} + ${ABOVE_NOTCH})`,
      paddingBlockEnd: vars.space.x3,
    },
  },
});
