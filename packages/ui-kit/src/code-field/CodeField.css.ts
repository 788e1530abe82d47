import { bare, component, figures, focusRing, forcedOff, text, textUnits } from '../css/index.js';
import { off } from '../css/mixins.js';
import { root as fieldRoot } from '../field/Field.css.js';
import { error, foot as fieldFoot, hint, label, requiredMark } from '../field/FieldText.css.js';
import { vars } from '../theme/contract.css.js';

export { error, hint, label, requiredMark };

const PLACE = 'var(--uk-code-place)';
const GAP = 'var(--uk-code-gap)';
const LENGTH = 'var(--uk-code-length)';

export const root = component(
  [
    fieldRoot,
    {
      vars: {
        '--uk-code-gap': vars.space.x2,
        // As wide as a touch target, and narrower if the digits would not fit into 288 px, the column of the
        // narrowest phone. Both grow with the text size, up to the actual column.
        '--uk-code-place': `min(${textUnits(11)}, calc((min(${textUnits(72)}, 100vw - 2 * ${vars.space.gutter}) - (${LENGTH} - 1) * ${vars.space.x2}) / ${LENGTH}))`,
      },
    },
  ],
  'code_field',
);

/** Left to right in every language, like all digits. What the input contains after the last place is clipped. */
export const places = component({
  position: 'relative',
  display: 'flex',
  gap: GAP,
  width: 'fit-content',
  maxWidth: '100%',
  direction: 'ltr',
  overflow: 'clip',
});

export const place = component({
  boxSizing: 'border-box',
  flex: 'none',
  width: PLACE,
  height: vars.size.controlLarge,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
  // Inside, because everything outside the places is clipped.
  forced: { outlineOffset: `calc(-1 * (${vars.size.stroke} + ${vars.size.hairline}))` },
  selectors: {
    [`${root}:has(input:focus) &[data-next]`]: {
      boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.brand.rest}`,
    },
    [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
    [`${root}${off} &`]: { background: vars.color.sunken, boxShadow: 'none' },
  },
});

/**
 * The input's own digits, spaced so that each stands in the middle of its place. Nothing is drawn twice: caret,
 * selection and autofill are the input's own.
 */
export const input = component({
  ...bare,
  ...text('heading'),
  ...figures,
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  boxSizing: 'border-box',
  // Room for the space after the last digit; without it the text would scroll.
  width: `calc(100% + ${PLACE} + ${GAP})`,
  paddingLeft: `calc((${PLACE} - 1ch) / 2)`,
  color: vars.color.ink,
  textAlign: 'left',
  letterSpacing: `calc(${PLACE} + ${GAP} - 1ch)`,
  outline: 0,
  cursor: 'text',
  // Without the backplate that forced colours draw behind text: it would cover the sides of the places.
  forced: {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    selectors: { '&:disabled': forcedOff },
  },
  selectors: {
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    // The browser's autofill colour would hide the places.
    '&:autofill': { transition: 'background-color 999999s' },
  },
});

export const foot = component([fieldFoot, { flexDirection: 'column', gap: 0, overflowWrap: 'anywhere' }]);

export const resend = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  position: 'relative',
});

export const resendButton = component({
  ...bare,
  ...text('caption'),
  ...figures,
  minHeight: vars.size.touch,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.ink,
  cursor: 'pointer',
  borderRadius: vars.radius.tag,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled=true]': {
      color: vars.color.inkMuted,
      fontWeight: vars.weight.regular,
      cursor: 'default',
    },
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
  },
});

export const resendWord = component({
  ...text('caption'),
  color: vars.color.inkMuted,
  selectors: { '&[data-failed]': { color: vars.color.critical.ink, fontWeight: vars.weight.medium } },
});
