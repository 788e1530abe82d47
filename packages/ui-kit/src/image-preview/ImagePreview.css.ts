import { keyframes } from '@vanilla-extract/css';
import { bare, component, componentGlobal, focusRingInside, hiddenVisually } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const fades = {
  '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fade}` },
  '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} forwards` },
} as const;

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.modal,
  background: vars.color.scrim,
  selectors: fades,
});

/** Covers the whole window, so that a picture is as large as possible. */
export const content = component(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.modal,
    // Black in every theme, so that the surroundings do not tint the picture's colours.
    background: vars.color.print,
    color: vars.color.paper,
    fontFamily: vars.font.text,
    outline: 0,
    selectors: fades,
  },
  'image_preview',
);

componentGlobal(`${content} > h2`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'env(safe-area-inset-top)',
  insetInline: vars.space.x16,
  lineHeight: vars.size.navBar,
  fontSize: vars.type.body.size,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const frame = component({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  paddingBlockStart: `calc(${vars.size.navBar} + env(safe-area-inset-top))`,
});

export const stage = component({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'hidden',
  // All gestures are handled here, also the pinch that would zoom the page.
  touchAction: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'grab' } },
});

export const picture = component({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

export const heard = component(hiddenVisually);

export const bar = component({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
  paddingBlockEnd: `calc(${vars.space.x2} + env(safe-area-inset-bottom))`,
});

export const button = component({
  ...bare,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { ...focusRingInside, outlineColor: 'currentColor' },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  },
});

export const close = component({
  position: 'absolute',
  insetBlockStart: 'env(safe-area-inset-top)',
  insetInlineEnd: 0,
  zIndex: 1,
});
