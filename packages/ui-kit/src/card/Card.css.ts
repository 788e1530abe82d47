import { component, componentVariants } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

export const card = component({
  display: 'block',
  boxSizing: 'border-box',
  minWidth: 0,
  color: vars.color.ink,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const variants = componentVariants({
  /** Only its lightness separates it from the canvas. */
  flat: {},
  raised: { boxShadow: vars.elevation.card },
  outlined: { boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}` },
});

export const padded = component({ padding: vars.space.x4 });

/** Rows that reach the edges show their pressed colour up to the round corners, not beyond. */
export const unpadded = component({ overflow: 'clip' });
