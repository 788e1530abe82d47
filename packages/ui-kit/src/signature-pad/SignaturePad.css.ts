import { bare, component, focusRingInside, hiddenVisually, oneLine, text, textUnits } from '../css/index.js';
import { off } from '../css/mixins.js';
import { error, foot as fieldFoot, hint, label } from '../field/FieldText.css.js';
import { vars } from '../theme/contract.css.js';

export { error, hint, label };

export const root = component(
  { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0, fontFamily: vars.font.text },
  'signature_pad',
);

const sheet = {
  boxSizing: 'border-box',
  marginBlockStart: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
} as const;

export const pad = component({
  ...sheet,
  position: 'relative',
  aspectRatio: '2 / 1',
  // The words below the line fit at any text size.
  minHeight: textUnits(22),
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
  selectors: {
    [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
    [`${root}${off} &`]: { background: vars.color.sunken, boxShadow: 'none', cursor: 'not-allowed' },
    // The line to sign on.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x6,
      insetBlockEnd: '26%',
      height: vars.size.hairline,
      background: vars.color.line,
    },
  },
});

export const canvas = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // The page must not scroll while signing.
  touchAction: 'none',
  cursor: 'crosshair',
  selectors: { [`${root}${off} &`]: { pointerEvents: 'none' } },
});

export const placeholder = component({
  ...text('caption'),
  position: 'absolute',
  insetInline: vars.space.x6,
  insetBlockStart: `calc(74% + ${vars.space.x1})`,
  color: vars.color.inkSubtle,
  pointerEvents: 'none',
  // On a small phone with large text they may take two lines.
  '@media': { '(max-width: 15em)': { insetBlockStart: 'auto', insetBlockEnd: vars.space.x1 } },
});

export const clear = component({
  ...bare,
  ...text('caption'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  color: vars.color.brand.ink,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
  },
});

export const typed = component({ marginBlockStart: vars.space.x4 });

/** The name as it appears in the picture, in the same fonts. */
export const preview = component({
  ...text('title'),
  ...oneLine,
  minHeight: vars.space.x10,
  paddingBlockStart: vars.space.x2,
  color: vars.color.ink,
  fontFamily: "Georgia, 'Times New Roman', serif",
  fontStyle: 'italic',
  textAlign: 'center',
});

export const foot = component([fieldFoot, { flexDirection: 'column', gap: 0, overflowWrap: 'anywhere' }]);

export const heard = component(hiddenVisually);
