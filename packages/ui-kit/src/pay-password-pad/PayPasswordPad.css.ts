import {
  bare,
  component,
  figures,
  focusRing,
  forcedEdge,
  forcedInk,
  hiddenVisually,
  text,
  units,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const pad = component(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    borderRadius: vars.radius.card,
    outline: 0,
    selectors: { '&:focus-visible': focusRing },
  },
  'pay_password_pad',
);

export const label = component({
  ...text('body'),
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const dots = component({
  display: 'flex',
  gap: vars.space.x4,
  marginBlock: vars.space.x5,
  // Left to right in every language, like all digits.
  direction: 'ltr',
});

export const dot = component({
  boxSizing: 'border-box',
  width: units(3.5),
  height: units(3.5),
  borderRadius: '50%',
  border: `${vars.size.strokeFine} solid ${vars.color.lineStrong}`,
  transition: `background-color ${vars.motion.fade} ${vars.motion.inOut}`,
  forced: { selectors: { '&[data-given]': forcedInk } },
  selectors: {
    '&[data-given]': { background: vars.color.ink, borderColor: vars.color.ink },
    '[data-invalid] &': { borderColor: vars.color.critical.ink },
  },
});

export const heard = component(hiddenVisually);

const line = { ...text('caption'), textAlign: 'center', overflowWrap: 'anywhere' } as const;
const present = { marginBlockEnd: vars.space.x3 };

export const error = component({
  ...line,
  color: vars.color.critical.ink,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:empty)': present },
});

export const note = component({
  ...line,
  display: 'inline-flex',
  // With large text the ring stands above the words.
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.inkMuted,
  selectors: { '&:not(:empty)': present },
});

export const hint = component({
  ...line,
  color: vars.color.inkMuted,
  selectors: { '&:not(:empty)': present },
});

export const keys = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.x2,
  width: '100%',
  maxWidth: units(80),
  direction: 'ltr',
});

export const key = component({
  ...bare,
  ...text('heading'),
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.controlLarge,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  userSelect: 'none',
  // A quick second tap is a second digit, not a zoom.
  touchAction: 'manipulation',
  pressed: { background: vars.color.pressed },
  forced: forcedEdge,
  selectors: {
    '&[data-last]': { gridColumn: '2' },
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled=true]': { color: vars.color.inkDisabled, cursor: 'default' },
  },
});
