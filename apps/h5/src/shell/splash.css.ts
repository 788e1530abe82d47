import { globalStyle, keyframes } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/**
 * The mark that index.html holds until the first page takes its place. No theme is there yet, so its size is its own; it
 * starts to breathe when the wait is long enough to be noticed.
 */
globalStyle('.splash', {
  display: 'block',
  margin: '40dvh auto 0',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out 300ms infinite` },
  },
});
