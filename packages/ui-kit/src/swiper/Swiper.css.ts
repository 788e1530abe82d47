import { SIDE } from '../css/direction.css.js';
import { bare, component, focusRingInside, forcedInk, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const swiper = component(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    minWidth: 0,
    fontFamily: vars.font.text,
  },
  'swiper',
);

export const window = component({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  touchAction: 'pan-y',
});

export const track = component({
  display: 'flex',
  transform: `translateX(calc(var(--uk-swiper-at) * ${SIDE} * -100%))`,
  // Under reduced motion the distance is zero, and so is the duration.
  transition: `transform calc(var(--uk-swiper-ms) * ${vars.motion.travel}) ${vars.motion.out}`,
  selectors: { '&[data-held]': { transition: 'none', userSelect: 'none' } },
});

export const slide = component({ flex: '0 0 100%', boxSizing: 'border-box', minWidth: 0 });

export const controls = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
});

const control = {
  ...bare,
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
} as const;

export const play = component({
  ...control,
  width: vars.size.touch,
  selectors: { '&:focus-visible': focusRingInside },
});

/** A small dot with a large tap area. */
export const dot = component({
  ...control,
  width: units(7),
  forced: {
    selectors: { '&::before': forcedInk, '&[aria-current]::before': { background: 'Highlight' } },
  },
  selectors: {
    '&::before': {
      content: '',
      width: units(2),
      height: units(2),
      borderRadius: vars.radius.pill,
      background: vars.color.lineStrong,
    },
    '&[aria-current]::before': { width: units(5), background: vars.color.brand.rest },
    '&:focus-visible': focusRingInside,
  },
});
