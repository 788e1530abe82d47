import { SIDE } from '../css/direction.css.js';
import { component, focusRing, forcedEdge, forcedInk, forcedMark, text, units } from '../css/index.js';
import { off } from '../css/mixins.js';
import { wordsInRow } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

const TRACK = { width: units(12), height: units(7) };
const KNOB = units(5.5);
/** From the edge of the track to the knob. */
const INSET = `calc((${TRACK.height} - ${KNOB}) / 2)`;
/** The knob's travel. */
const WAY = `calc(${TRACK.width} - ${TRACK.height})`;

export const row = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x4,
    minHeight: vars.size.cell,
  },
  'switch',
);

export const words = component(wordsInRow);

export const label = component({
  ...text('body'),
  display: 'block',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { [`${row}${off} &`]: { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

export const hint = component({ ...text('caption'), color: vars.color.inkSubtle });

export const error = component({
  ...text('caption'),
  color: vars.color.critical.ink,
  fontWeight: vars.weight.medium,
});

/** A tap area of 44 px around a track of 28 px. */
export const hit = component({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  flex: 'none',
  marginInlineStart: 'auto',
});

export const input = component({
  appearance: 'none',
  position: 'relative',
  boxSizing: 'border-box',
  ...TRACK,
  margin: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}`,
  forced: {
    ...forcedEdge,
    selectors: {
      '&::before': forcedInk,
      '&:checked': forcedMark,
      '&:checked::before': { background: 'HighlightText' },
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: INSET,
      insetInlineStart: INSET,
      width: KNOB,
      height: KNOB,
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
      transition: `transform ${vars.motion.fast} ${vars.motion.out}`,
    },
    '&:checked': { background: vars.color.brand.rest },
    '&:checked::before': { transform: `translateX(calc(${WAY} * ${SIDE}))` },
    '&:focus-visible': focusRing,
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
});
