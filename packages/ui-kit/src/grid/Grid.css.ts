import { component, focusRing, text, textUnits } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const grid = component(
  {
    display: 'grid',
    // The requested number of columns, or fewer if a large text size would break words.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(99.9% / var(--uk-grid-columns), ${textUnits(20)}), 1fr))`,
    margin: 0,
    padding: vars.space.x2,
    listStyle: 'none',
  },
  'grid',
);

export const item = component(
  {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.x2,
    width: '100%',
    height: '100%',
    margin: 0,
    padding: `${vars.space.x2} ${vars.space.half}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.ink,
    fontFamily: vars.font.text,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus-visible': focusRing,
      '&:active': { background: vars.color.pressed },
      '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed', background: 'none' },
    },
  },
  'grid_item',
);

export const picture = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.brand.onSoft,
  background: vars.color.brand.soft,
  borderRadius: vars.radius.control,
  selectors: {
    [`${item}:disabled &`]: { color: vars.color.inkDisabled, background: vars.color.sunken },
  },
});

export const label = component({
  ...text('caption'),
  maxWidth: '100%',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
