import { keyframes } from '@vanilla-extract/css';
import { SIDE } from '../css/direction.css.js';
import { component, componentGlobal } from '../css/index.js';
import { vars } from '../theme/contract.css.js';
import { panel, root } from './Tabs.css.js';

export const swipe = component(
  {
    minWidth: 0,
    // The page must not scroll to a panel beside it.
    overflowX: 'clip',
    // The side of the swiped element: the tabs inside it may have a direction of their own.
    vars: { '--uk-tabs-side': SIDE },
  },
  'swipe-tabs',
);

const shown = `${swipe} > ${root} > ${panel}[data-state="active"]`;

// The browser handles vertical movements.
componentGlobal(shown, {
  touchAction: 'pan-y',
  transform: 'translateX(calc(var(--uk-tabs-moved, 0) * var(--uk-tabs-side) * 100%))',
  transition: `transform ${vars.motion.base} ${vars.motion.out}`,
});
componentGlobal(`${swipe}[data-held] > ${root} > ${panel}[data-state="active"]`, {
  transition: 'none',
  userSelect: 'none',
});

const come = (side: 1 | -1) =>
  keyframes({
    from: {
      opacity: 0.4,
      transform: `translateX(calc(${String(side * 30)}% * var(--uk-tabs-side) * ${vars.motion.travel}))`,
    },
  });
const comeAfter = `${come(1)} ${vars.motion.base} ${vars.motion.out}`;
const comeBefore = `${come(-1)} ${vars.motion.base} ${vars.motion.out}`;
componentGlobal(`${swipe}[data-came="next"] > ${root} > ${panel}[data-state="active"]`, {
  animation: comeAfter,
});
componentGlobal(`${swipe}[data-came="previous"] > ${root} > ${panel}[data-state="active"]`, {
  animation: comeBefore,
});
