import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = component({
  display: 'block',
  maxWidth: '100%',
  background: vars.color.skeleton,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  forced: { outline: 'thin solid GrayText' },
});

export const shapes = componentVariants({
  text: { height: '0.8em', margin: '0.3em 0', borderRadius: vars.radius.tag },
  block: { borderRadius: vars.radius.card },
  circle: { borderRadius: '50%' },
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.cell,
  padding: `${vars.space.x2} ${vars.space.gutter}`,
});
export const rowLines = component({ flex: 1, minWidth: 0 });
