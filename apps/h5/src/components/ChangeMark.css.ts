import { vars } from '@fairlot/ui-kit/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** Visible for a second, then hidden, without movement or flashing. */
const stay = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } });

export const mark = style({
  position: 'relative',
  visibility: 'hidden',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${stay} 1s` } },
  '::before': {
    position: 'absolute',
    insetInlineEnd: vars.space.x1,
    fontSize: '0.7em',
    lineHeight: 2,
  },
  selectors: {
    '&[data-move="up"]::before': { content: '"▲"', color: vars.color.gain.ink },
    '&[data-move="down"]::before': { content: '"▼"', color: vars.color.loss.ink },
  },
});
