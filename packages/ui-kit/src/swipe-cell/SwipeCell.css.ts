import { SIDE } from '../css/direction.css.js';
import { bare, component, focusRingInside, text, textUnits, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const root = component({ position: 'relative', overflow: 'hidden' }, 'swipe_cell');

export const drawer = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  // Hidden while covered: a row that is translucent while pressed would show it.
  visibility: 'hidden',
  selectors: { [`${root}:is([data-open], :has([data-held])) > &`]: { visibility: 'visible' } },
});

export const action = component({
  ...bare,
  ...text('caption'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minWidth: units(18),
  maxWidth: `min(${textUnits(24)}, 40vw)`,
  paddingInline: vars.space.x3,
  background: vars.color.brand.rest,
  color: vars.color.inkOnBrand,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-tone="critical"]': { background: vars.color.critical.solid, color: vars.color.critical.onSolid },
    '&:focus-visible': { ...focusRingInside, outlineColor: 'currentColor' },
  },
});

export const face = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  background: vars.color.surface,
  // Vertical movements scroll the page.
  touchAction: 'pan-y',
  transform: `translateX(calc(var(--uk-swipe-aside) * ${SIDE} * -1))`,
  transition: `transform ${vars.motion.base} ${vars.motion.out}`,
  selectors: {
    '&[data-held]': { transition: 'none', userSelect: 'none' },
  },
});

export const row = component({ flex: '1 1 auto', minWidth: 0 });
