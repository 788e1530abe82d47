import { keyframes } from '@vanilla-extract/css';
import { component } from '../css/index.js';

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

export const hold = component({ overflow: 'hidden', touchAction: 'none' });

/** The progress of the hold. It stays under reduced motion, because it is the only sign that the hold works. */
export const holdFill = component({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'left',
  background: 'currentColor',
  opacity: 0.25,
  pointerEvents: 'none',
  animationName: fill,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
});
