import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/** The app's usual delay, so that a short wait shows no indicator. */
const DELAY = '200ms';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.25 } });

/**
 * The icon in index.html until the first page replaces it. It is out of the flow, so that the page starts at the top
 * without a layout shift.
 */
globalStyle('.splash', { position: 'absolute', top: '40dvh', insetInline: 0, marginInline: 'auto' });

/** The ring around it shows that the app is loading. */
globalStyle('.splash circle', {
  opacity: 0,
  stroke: vars.color.brand.rest,
  transformOrigin: 'center',
  animation: `${appear} 1ms ${DELAY} forwards, ${turn} 1s linear ${DELAY} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: `${appear} 1ms ${DELAY} forwards, ${breathe} 2s ease-in-out ${DELAY} infinite`,
    },
  },
});
