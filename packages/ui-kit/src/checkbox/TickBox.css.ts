import { component, focusRing, forcedMark, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** The side of the visible box. */
export const SIDE = units(5.5);

export const mark = component({
  display: 'grid',
  flex: 'none',
  width: SIDE,
  height: SIDE,
  placeItems: 'center',
  color: vars.color.inkOnBrand,
});

/** As large as a touch target, though it looks smaller: a negative margin cancels the extra size. */
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
