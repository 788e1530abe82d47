import { component, componentVariants } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

export const sparkline = component({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
});

export const tones = componentVariants({
  gain: { color: vars.color.gain.ink },
  loss: { color: vars.color.loss.ink },
  flat: { color: vars.color.flat.ink },
  unknown: { color: vars.color.flat.ink },
});

export const baseline = component({
  stroke: vars.color.lineStrong,
  strokeWidth: '1',
  strokeDasharray: '1 3',
});
