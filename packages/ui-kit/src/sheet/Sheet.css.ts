import { keyframes } from '@vanilla-extract/css';
import {
  component,
  componentGlobal,
  focusRingAtEdge,
  focusRingInside,
  forcedInk,
  hiddenVisually,
  units,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
// Under reduced motion the distance is zero and only the fade is left.
const slideIn = keyframes({
  from: { opacity: 0.6, transform: `translateY(calc(100% * ${vars.motion.travel}))` },
});
const slideOut = keyframes({
  to: { opacity: 0, transform: `translateY(calc(100% * ${vars.motion.travel}))` },
});

/** A window as low as a laptop's at 400 % zoom: what stays in sight elsewhere would leave no room for the content. */
const LOW = '(max-height: 20rem)';

export const overlay = component(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.sheet,
    background: vars.color.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fade}` },
      '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} forwards` },
    },
  },
  'sheet_overlay',
);

export const content = component(
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: vars.zIndex.sheet,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    maxWidth: vars.size.column,
    maxHeight: `calc(100dvh - env(safe-area-inset-top) - ${vars.space.x6})`,
    marginInline: 'auto',
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    background: vars.color.overlay,
    boxShadow: vars.elevation.sheet,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    outline: 0,
    transition: `transform ${vars.motion.base} ${vars.motion.out}`,
    '@media': {
      [LOW]: {
        // Not a flex box, which would shrink the content.
        display: 'block',
        overflow: 'auto',
        selectors: { '&[data-size="snap"]': { height: 'auto' }, '&::after': { display: 'none' } },
      },
    },
    selectors: {
      '&[data-state="open"]': { animation: `${slideIn} ${vars.motion.base} ${vars.motion.out}` },
      '&[data-state="closed"]': {
        animation: `${slideOut} ${vars.motion.base} ${vars.motion.inOut} forwards`,
      },
      '&[data-size="full"]': { height: '100dvh' },
      '&[data-size="snap"]': { height: 'calc(100dvh * var(--uk-sheet-part))' },
      // Fills the gap below a sheet that is dragged higher than it can go.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        height: '100dvh',
        background: 'inherit',
      },
      '&[data-dragging]': { transition: 'none', userSelect: 'none' },
    },
  },
  'sheet',
);

componentGlobal(`${content} > h2`, {
  fontSize: vars.type.lead.size,
  paddingInlineStart: vars.space.gutter,
  paddingInlineEnd: vars.space.x16,
  paddingBlockEnd: vars.space.x2,
});
// Room for the two buttons beside the title.
componentGlobal(`${content}[data-size="snap"] > h2`, {
  paddingInlineEnd: `calc(${vars.space.x3} + ${vars.size.touch} * 2)`,
});
componentGlobal(`${content} > p`, { paddingInline: vars.space.gutter, paddingBlockEnd: vars.space.x2 });

/** The handle and the strip around it, which a finger drags. */
export const grip = component({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  height: vars.space.x6,
  paddingBlockStart: vars.space.x2,
  boxSizing: 'border-box',
  touchAction: 'none',
  cursor: 'grab',
  forced: { selectors: { '&::before': forcedInk } },
  selectors: {
    '&::before': {
      content: '""',
      width: units(9),
      height: units(1),
      borderRadius: vars.radius.pill,
      background: vars.color.line,
    },
  },
});

export const corner = component({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x1,
  display: 'flex',
});

export const cornerButton = component({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInside },
});

export const heard = component(hiddenVisually);

export const body = component({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x2,
  paddingBlockEnd: `calc(${vars.space.x6} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': focusRingAtEdge },
});

/** Stays visible while the body scrolls, for an order's buttons. */
export const footer = component({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom))`,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
});

// The footer has the distance to the screen's edge instead.
componentGlobal(`${body}:has(+ ${footer})`, { paddingBlockEnd: vars.space.x4 });
