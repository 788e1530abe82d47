import { component, focusRing, forcedMark, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const chips = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const chip = component({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });

/** An invisible native checkbox covers its chip, so touch, mouse and keyboard work natively. */
export const input = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const face = component({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minWidth: 0,
  minHeight: vars.size.touch,
  boxSizing: 'border-box',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
  transition: `background-color ${vars.motion.fade}`,
  forced: { selectors: { [`${input}:checked + &&`]: forcedMark } },
  selectors: {
    [`${input}:checked + &`]: {
      background: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
      boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.brand.rest}`,
    },
    [`${input}:disabled + &`]: {
      background: vars.color.sunken,
      color: vars.color.inkDisabled,
      boxShadow: 'none',
    },
    [`${input}:focus-visible + &`]: focusRing,
  },
});

/** Shows the selection without colour. */
export const mark = component({
  display: 'none',
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  selectors: { [`${input}:checked + ${face} > &`]: { display: 'inline-flex' } },
});
