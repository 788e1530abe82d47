import { component, focusRingInside, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const list = component(
  { margin: `0 calc(${vars.space.gutter} * -1)`, padding: 0, listStyle: 'none' },
  'action_sheet',
);

export const action = component({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  width: '100%',
  minHeight: vars.size.cell,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x2,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: vars.color.pressed },
    '&[data-tone="critical"]': { color: vars.color.critical.ink },
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    '&:focus-visible': focusRingInside,
  },
});

export const words = component({ display: 'block', minWidth: 0, overflowWrap: 'anywhere' });
export const note = component({ ...text('caption'), display: 'block', color: vars.color.inkSubtle });
