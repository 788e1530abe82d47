import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/** As long as everywhere in the app: a wait that is over sooner shows no sign of one. */
const DELAY = '200ms';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.25 } });

/**
 * The mark that index.html holds until the first page takes its place.
 * Outside of the flow: the page that takes its place begins at the top, and would be said to jump there.
 */
globalStyle('.splash', { position: 'absolute', top: '40dvh', insetInline: 0, marginInline: 'auto' });

/** The ring around it says that something is on its way. */
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
