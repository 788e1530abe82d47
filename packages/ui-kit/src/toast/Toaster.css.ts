import { keyframes } from '@vanilla-extract/css';
import { component, focusRingInside, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${units(-3)} * ${vars.motion.travel}))` },
});

/** At the top, away from the keypad and a sheet's buttons. Touches between the toasts pass through. */
export const host = component(
  {
    position: 'fixed',
    insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.x2} + env(safe-area-inset-top))`,
    insetInline: 0,
    zIndex: vars.zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingInline: vars.space.gutter,
    pointerEvents: 'none',
    outline: 0,
  },
  'toaster',
);

export const region = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  width: '100%',
  maxWidth: `calc(${vars.size.column} - 2 * ${vars.space.gutter})`,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.x2 } },
});

export const item = component(
  {
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    maxWidth: '100%',
    minHeight: vars.size.touch,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.card,
    background: vars.color.inverse,
    color: vars.color.inkOnInverse,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    boxShadow: vars.elevation.toast,
    overflowWrap: 'anywhere',
    // Radix disables pointer events outside of a dialog; a toast above it stays usable.
    pointerEvents: 'auto',
    touchAction: 'none',
    userSelect: 'none',
    animation: `${enter} ${vars.motion.base} ${vars.motion.out}`,
    selectors: {
      '&:not([data-swiping])': { transition: `transform ${vars.motion.base} ${vars.motion.out}` },
    },
  },
  'toast',
);

export const mark = component({ flex: 'none', width: units(5), height: units(5) });

export const action = component({
  ...text('body'),
  flex: 'none',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginBlock: `calc(${vars.space.x2} * -1)`,
  marginInlineEnd: `calc(${vars.space.x2} * -1)`,
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRingInside, outlineColor: 'currentColor' } },
});
