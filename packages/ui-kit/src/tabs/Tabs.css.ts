import { component, focusRingAtEdge, forcedMark, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** Radix sets `dir` on it, which must not change the panels' direction. */
export const root = component(
  {
    minWidth: 0,
    direction: 'inherit',
    // As in direction.css.ts, whose rule is as strong as a class.
    selectors: { '&[dir]': { vars: { '--uk-x': 'inherit' } } },
  },
  'tabs',
);

/** Scrolls sideways if the labels do not fit; the hairline below has the full width. */
export const list = component({
  display: 'flex',
  gap: vars.space.x5,
  paddingInline: vars.space.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  boxShadow: `inset 0 -${vars.size.hairline} 0 ${vars.color.line}`,
});

export const tab = component(
  {
    ...text('body'),
    position: 'relative',
    flex: 'none',
    minHeight: vars.size.touch,
    minWidth: vars.size.touch,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.inkMuted,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    forced: { selectors: { '&::after': forcedMark } },
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: units(0.5),
        borderRadius: vars.radius.pill,
        background: vars.color.ink,
        opacity: 0,
        transition: `opacity ${vars.motion.fade}`,
      },
      '&[data-state="active"]': { color: vars.color.ink, fontWeight: vars.weight.semibold },
      '&[data-state="active"]::after': { opacity: 1 },
      '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
      '&:focus-visible': { ...focusRingAtEdge, borderRadius: vars.radius.tag },
    },
  },
  'tab',
);

export const badge = component({
  ...text('micro'),
  display: 'inline-block',
  boxSizing: 'content-box',
  minWidth: units(4.5),
  marginInlineStart: vars.space.x1,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontVariantNumeric: vars.font.numeric,
  textAlign: 'center',
});

export const panel = component({
  outline: 0,
  selectors: { '&:focus-visible': focusRingAtEdge },
});
