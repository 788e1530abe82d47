import { component, componentLinks, focusRing, text, units } from '../css/index.js';
import { bare } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const root = component({ display: 'inline' });

const trigger = component({
  ...bare,
  cursor: 'pointer',
  pressed: { opacity: 0.8 },
  selectors: { '&:focus-visible': focusRing },
});

export const sign = component([
  trigger,
  {
    position: 'relative',
    display: 'inline-flex',
    verticalAlign: 'middle',
    color: vars.color.inkSubtle,
    borderRadius: vars.radius.pill,
    selectors: {
      // A tap area as large as a touch target; the sign looks smaller, because it stands in a line of text.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `calc((100% - ${vars.size.touch}) / 2)`,
      },
    },
  },
]);

export const words = component([
  trigger,
  {
    display: 'inline',
    color: vars.color.brand.ink,
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.tag,
  },
]);

export const panel = component({
  ...text('body'),
  position: 'fixed',
  inset: 'auto',
  left: 'var(--uk-popover-left, 0)',
  top: 'var(--uk-popover-top, 0)',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: `min(${units(72)}, calc(100vw - 2 * ${vars.space.x2}))`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.x2})`,
  margin: 0,
  padding: vars.space.x4,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.overlay,
  boxShadow: vars.elevation.modal,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  textWrap: 'pretty',
  whiteSpace: 'normal',
  outline: 0,
  forced: { border: 'thin solid' },
  selectors: {
    '&:focus-visible': focusRing,
    // Hidden until it has been measured and placed, and in browsers that cannot open it.
    '&:not([data-state="open"])': { visibility: 'hidden' },
  },
});

componentLinks(panel, vars.color.brand.ink);
