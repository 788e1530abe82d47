import { hiddenVisually } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** The page's `maxWidth`. */
export const PAGE_WIDTH = '--page-width';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // A page may be wider than the column, but never narrower.
  maxWidth: `max(${vars.size.column}, var(${PAGE_WIDTH}))`,
  minHeight: '100dvh',
  margin: '0 auto',
  background: vars.color.canvas,
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // A tab bar, if there is one, handles the safe area itself.
  selectors: { '&:last-child': { paddingBottom: 'env(safe-area-inset-bottom)' } },
  ':focus': { outline: 'none' },
});

/** Stays visible, below the sticky header. */
export const offline = style({
  position: 'sticky',
  top: `calc(${vars.size.navBar} + env(safe-area-inset-top))`,
  zIndex: vars.zIndex.nav,
});

export const announcer = style({ ...hiddenVisually });

export const account = style({ padding: `${vars.space.x2} ${vars.space.gutter} 0` });

/** Aligns the text of a button without a background, not its padding, with the text above. */
export const flush = style({ display: 'block', marginInlineStart: `calc(${vars.space.x3} * -1)` });
