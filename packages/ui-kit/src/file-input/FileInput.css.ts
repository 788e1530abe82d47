import { bare, component, focusRing, forcedEdge, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const root = component(
  { minWidth: 0, fontFamily: vars.font.text, color: vars.color.ink },
  'file_input',
);

export const files = component({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.x2 } },
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  paddingInlineStart: vars.space.x3,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}`,
});

export const words = component({
  ...text('body'),
  flex: 1,
  display: 'grid',
  minWidth: 0,
  paddingBlock: vars.space.x2,
});

export const name = component({
  justifySelf: 'start',
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.tag,
  selectors: {
    'a&': { color: vars.color.brand.ink, textUnderlineOffset: '0.2em' },
    '&:focus-visible': focusRing,
  },
});

/** A number and its unit keep this order in right-to-left pages. */
export const size = component({
  ...text('caption'),
  justifySelf: 'start',
  unicodeBidi: 'plaintext',
  color: vars.color.inkMuted,
});

const button = component({ ...bare, cursor: 'pointer', selectors: { '&:focus-visible': focusRing } });

export const remove = component([
  button,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.touch,
    minHeight: vars.size.touch,
    color: vars.color.inkMuted,
    borderRadius: vars.radius.control,
  },
]);

export const add = component([
  button,
  {
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    width: '100%',
    minHeight: vars.size.control,
    padding: `${vars.space.x2} ${vars.space.x3}`,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.semibold,
    color: vars.color.brand.ink,
    background: vars.color.surface,
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
    forced: forcedEdge,
    pressed: { background: vars.color.brand.soft },
    selectors: {
      '&[data-invalid]': { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
      '&:disabled': { color: vars.color.inkDisabled, background: vars.color.sunken, cursor: 'not-allowed' },
    },
  },
]);
