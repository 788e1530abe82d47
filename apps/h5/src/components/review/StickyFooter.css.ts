import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** The height of the page's sticky footer; not set where there is none. */
export const FOOTER_HEIGHT = '--sticky-footer';

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
