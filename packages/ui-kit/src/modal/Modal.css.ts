import { keyframes } from '@vanilla-extract/css';
import { component, componentGlobal, hiddenVisually, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${units(2)} * ${vars.motion.travel}))` },
});

/** Takes the touches that would reach the page below, on which Radix disables pointer events. */
export const mask = component({ pointerEvents: 'auto', touchAction: 'none' });

/** The page does not scroll below a dialog, and what stood beside its scroll bar keeps its width. */
componentGlobal('html[data-uk-held]', { overflow: 'hidden' });
componentGlobal('html[data-uk-held="gutter"]', { scrollbarGutter: 'stable' });

/**
 * No element reaches into the gutter; only the page's background colour does. It is dimmed there, and covered
 * elsewhere.
 */
componentGlobal('html[data-uk-dimmed]', {
  background: 'linear-gradient(var(--uk-ground), var(--uk-ground)) var(--uk-ground-dimmed)',
});

export const overlay = component(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.modal,
    background: vars.color.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fade}` },
      '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} forwards` },
    },
  },
  'modal_overlay',
);

/** Centred by margins. A transform would blur its text and conflict with its animation. */
export const content = component(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.modal,
    boxSizing: 'border-box',
    width: `min(${units(90)}, calc(100% - 2 * ${vars.space.x6}))`,
    height: 'fit-content',
    maxHeight: `calc(100dvh - 2 * ${vars.space.x6})`,
    margin: 'auto',
    // Less on a narrow phone, where large text needs the room.
    padding: `min(${vars.space.x6}, 7vw)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: vars.radius.sheet,
    background: vars.color.overlay,
    boxShadow: vars.elevation.modal,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    outline: 0,
    selectors: {
      '&[data-state="open"]': { animation: `${rise} ${vars.motion.base} ${vars.motion.out}` },
      '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} forwards` },
    },
  },
  'modal',
);

export const hidden = component(hiddenVisually);

export const title = component({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const description = component({
  ...text('body'),
  margin: 0,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    [`${title} + &`]: { marginBlockStart: vars.space.x2 },
    'h2&': { color: vars.color.ink, fontWeight: vars.weight.regular },
  },
});

export const body = component({ marginBlockStart: vars.space.x4 });

export const failure = component({
  ...text('caption'),
  color: vars.color.critical.ink,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.x3 } },
});

/** Side by side if they fit, otherwise stacked. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
});

export const action = component({ display: 'flex', flex: '1 1 max-content', minWidth: 0 });
