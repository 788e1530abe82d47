import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The height of the page's sticky footer; not set where there is none. */
export const FOOTER_HEIGHT = '--sticky-footer';
/** Room for the error below a field. */
const ROOM = vars.space.x12;
/** The height of the footer and that room; 0 where there is no sticky footer. */
export const CLEAR_OF_FOOTER = `calc(var(${FOOTER_HEIGHT}, -1 * ${ROOM}) + ${ROOM})`;

/** Keeps the page's result, cost and button visible while the rest scrolls. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  paddingBottom: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
  // On a low screen it would leave no room for the fields.
  '@media': { '(max-height: 40rem)': { position: 'static' } },
});

// `scroll-padding` for the footer's height concerns the page's content, not the controls in the footer itself.
globalStyle(`${footer} *`, { scrollMarginBottom: `calc(-1 * ${CLEAR_OF_FOOTER})` });
