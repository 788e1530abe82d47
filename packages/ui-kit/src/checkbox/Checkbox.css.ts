import { component, componentLinks, focusRing, forcedMark, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** Side of the box that is seen. */
const SIDE = units(5.5);

export const root = component({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 }, 'checkbox');

export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.x3,
  boxSizing: 'border-box',
});

export const mark = component({
  display: 'grid',
  flex: 'none',
  width: SIDE,
  height: SIDE,
  placeItems: 'center',
  color: vars.color.inkOnBrand,
});

/** As large as a finger, though it looks smaller: the margin takes the extra size back. */
export const input = component({
  gridArea: '1 / 1',
  appearance: 'none',
  width: SIDE,
  height: SIDE,
  margin: 0,
  borderRadius: vars.radius.tag,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.lineStrong}`,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}`,
  forced: { selectors: { '&:checked': forcedMark } },
  selectors: {
    '&:checked': { background: vars.color.brand.rest, boxShadow: 'none' },
    '&:focus-visible': focusRing,
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
    '&:disabled': { background: vars.color.sunken, cursor: 'not-allowed' },
  },
});

export const tick = component({
  gridArea: '1 / 1',
  width: units(3.5),
  height: units(3.5),
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fade}`,
  forced: { forcedColorAdjust: 'none', color: 'HighlightText' },
  selectors: {
    [`${input}:checked + &`]: { opacity: 1 },
    [`${input}:disabled + &`]: { color: vars.color.inkDisabled },
  },
});

export const label = component({
  ...text('body'),
  color: vars.color.ink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  minWidth: 0,
  selectors: { [`${root}[data-disabled] &`]: { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

export const foot = component({
  ...text('caption'),
  paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})`,
  color: vars.color.inkSubtle,
});

export const error = component({ color: vars.color.critical.ink, fontWeight: vars.weight.medium });

componentLinks(label, vars.color.brand.ink);
