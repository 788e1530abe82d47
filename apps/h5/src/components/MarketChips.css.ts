import { focusRing, forcedEdge, forcedMark } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';
import { chipFace, strip } from './strip.css.js';

export const chips = style({ ...strip, border: 0, minWidth: 0 });

/** As tall as a touch target; the visible chip inside is lower. */
export const chip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: vars.size.touch,
  cursor: 'pointer',
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const face = style({
  ...chipFace,
  selectors: {
    [`${radio}:checked + &`]: { background: vars.color.inverse, color: vars.color.inkOnInverse },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': {
    '(forced-colors: active)': { ...forcedEdge, selectors: { [`${radio}:checked + &`]: forcedMark } },
  },
});
