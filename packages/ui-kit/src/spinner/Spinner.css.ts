import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../css/component.js';
import { units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = component({
  display: 'block',
  flexShrink: 0,
  boxSizing: 'border-box',
  border: `${vars.size.stroke} solid currentColor`,
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // A slow fade shows the same without movement.
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 1600ms ease-in-out infinite` },
  },
});

export const sizes = componentVariants({
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  medium: { width: vars.size.iconMedium, height: vars.size.iconMedium },
  large: { width: units(8), height: units(8) },
});
