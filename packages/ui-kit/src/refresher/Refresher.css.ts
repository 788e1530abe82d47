import { keyframes } from '@vanilla-extract/css';
import { component, focusRing, focusRingInside, hiddenVisually, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ from: { opacity: 0.35 } });

export const root = component({ position: 'relative' }, 'refresher');

/** How far the content is moved down; `Refresher.tsx` sets it. */
const PULLED = 'var(--uk-pulled)';

/** The space above the content that a pull opens. */
export const head = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  height: PULLED,
  overflow: 'hidden',
  color: vars.color.inkMuted,
  selectors: {
    // Words and button need more room with large text. What exceeds the pulled space moves the content down further.
    [`${root}[data-state="failed"] > &`]: {
      position: 'static',
      flexWrap: 'wrap',
      height: 'auto',
      minHeight: PULLED,
      marginBlockEnd: `calc(${PULLED} * -1)`,
    },
  },
});

export const words = component({ ...text('caption') });

/** For screen readers: rendered before its text, and never visible. */
export const announcer = component(hiddenVisually);

export const wheel = component({
  flex: 'none',
  width: units(5),
  height: units(5),
  selectors: {
    [`${root}[data-state="reached"] &`]: { color: vars.color.brand.rest },
    [`${root}[data-state="refreshing"] &`]: {
      color: vars.color.brand.rest,
      animation: `${turn} 0.9s linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        [`${root}[data-state="refreshing"] &`]: { animation: `${pulse} 1.2s ease-in-out infinite alternate` },
      },
    },
  },
});

export const retry = component({
  ...text('caption'),
  minHeight: vars.size.touch,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.brand.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInside },
});

/** The refresh button for keyboards: takes no room until it is focused. */
export const button = component({
  ...text('caption'),
  minHeight: vars.size.touch,
  paddingInline: vars.space.x4,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:not(:focus)': hiddenVisually,
    '&:focus': {
      position: 'absolute',
      zIndex: vars.zIndex.sticky,
      insetBlockStart: vars.space.x2,
      insetInlineStart: '50%',
      transform: 'translateX(-50%)',
      boxShadow: vars.elevation.raised,
    },
    '&:focus-visible': focusRing,
  },
});

/** Moved by a transform only, so that a pull causes no layout of the list. A finger moves it at once. */
export const content = component({
  selectors: {
    [`${root}:not([data-state="pulling"], [data-state="reached"], [data-held]) > &`]: {
      transition: `transform ${vars.motion.slow} ${vars.motion.out}`,
    },
  },
});
