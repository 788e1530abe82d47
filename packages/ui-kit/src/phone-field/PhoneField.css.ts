import { component, focusRing, forcedOff, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const area = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
  paddingInlineEnd: vars.space.x3,
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.tag,
  color: vars.color.ink,
  forced: { selectors: { '&:has(select:disabled)': forcedOff } },
  selectors: {
    '&:has(select:focus-visible)': focusRing,
    // The code stays legible, as part of the number.
    '&:has(select:disabled)': { color: vars.color.inkMuted },
  },
});

/** The plus stands before the digits in every text direction. */
export const code = component({
  ...text('lead'),
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: vars.font.numeric,
});

/** The native list covers the short code, so that its entries can contain country names. */
export const select = component({
  ...text('lead'),
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
});
