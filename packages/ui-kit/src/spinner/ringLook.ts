import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

/**
 * A rotating ring in the colour of the surrounding text, without a size, and its replacement under reduced
 * motion. A function, so that a style sheet that draws a ring needs no other style sheet.
 */
export function ringLook() {
  const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
  const breathe = keyframes({ '50%': { opacity: 0.35 } });
  return {
    ring: {
      display: 'block',
      flexShrink: 0,
      boxSizing: 'border-box',
      border: `${vars.size.stroke} solid currentColor`,
      borderInlineStartColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} 800ms linear infinite`,
    },
    // A slow fade shows the same without movement.
    ringWithoutMotion: { animation: `${breathe} 1600ms ease-in-out infinite` },
  } as const;
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
