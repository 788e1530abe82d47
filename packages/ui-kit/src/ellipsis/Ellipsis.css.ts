import { bare, component, focusRing, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const ellipsis = component(
  { ...text('body'), minWidth: 0, fontFamily: vars.font.text, color: vars.color.ink },
  'ellipsis',
);

export const words = component({ overflowWrap: 'anywhere' });

export const cut = component({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });

export const toggle = component({
  ...bare,
  ...text('body'),
  position: 'relative',
  marginBlockStart: vars.space.x1,
  color: vars.color.brand.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  pressed: { opacity: 0.8 },
  // Forced colours remove its colour, its only difference from the text.
  forced: { textDecoration: 'underline' },
  selectors: {
    '&:focus-visible': focusRing,
    // As tall as a touch target, without changing the line height.
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x3})` },
  },
});
