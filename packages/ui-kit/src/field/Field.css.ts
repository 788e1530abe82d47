import { component, focusRingInside, forcedOff, text, textUnits } from '../css/index.js';
import { asAround, off } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const root = component({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'field');

export const box = component({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
  cursor: 'text',
  textAlign: 'start',
  selectors: {
    // The control has the id that the label names. Stronger than the edge of an invalid field, which its message
    // explains too, while a select has no caret to show the focus.
    [`${root} &:has([id]:focus)`]: {
      boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.brand.rest}`,
    },
    [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
    [`${root}${off} &`]: {
      background: vars.color.sunken,
      color: vars.color.inkDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
});

/** At least 16 px; otherwise iOS zooms into the field. */
export const control = component({
  ...text('lead'),
  // Room for a word. If the text is too large for that, its neighbour wraps to the next line.
  flex: `1 1 ${textUnits(20)}`,
  minWidth: 0,
  minHeight: vars.size.touch,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  // Starts where the field starts, also for figures and phone numbers, which run left to right in every
  // language.
  ...asAround,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
    '&:disabled': { color: vars.color.inkDisabled, opacity: 1, cursor: 'not-allowed' },
  },
});

export const slot = component({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  // On a separate line it stays at the end.
  selectors: { [`${control} ~ &`]: { marginInlineStart: 'auto' } },
});

/** A button at the end of the box: as tall as a touch target, styled like a unit. */
export const slotButton = component({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginInlineEnd: `calc(${vars.space.x3} * -1)`,
  padding: `0 ${vars.space.x2}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { color: vars.color.ink },
    '&:focus-visible': focusRingInside,
    '&:is(:disabled, [aria-disabled=true])': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
  },
  forced: { selectors: { '&[aria-disabled=true]': forcedOff } },
});
