import { keyframes } from '@vanilla-extract/css';
import { component, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const host = component(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.toast,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    selectors: { '&[data-mask]': { pointerEvents: 'auto', cursor: 'progress' } },
  },
  'loading',
);

export const card = component({
  ...text('body'),
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: units(30),
  maxWidth: units(60),
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  background: vars.color.overlay,
  boxShadow: vars.elevation.modal,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fade}`,
});

export const wheel = component({
  width: units(7),
  height: units(7),
  color: vars.color.brand.rest,
  animation: `${turn} 0.9s linear infinite`,
  '@media': {
    // A slow fade still shows activity, without a spinning picture.
    '(prefers-reduced-motion: reduce)': { animation: `${appear} 1.2s ease-in-out infinite alternate` },
  },
});
