import { component, focusRingAtEdge, forcedOff, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const list = component({
  marginInline: `calc(${vars.space.gutter} * -1)`,
  outline: 0,
  fontFamily: vars.font.text,
});

export const option = component({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.cell,
  boxSizing: 'border-box',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  cursor: 'pointer',
  scrollMarginBlock: vars.space.x4,
  forced: { selectors: { '&[aria-disabled="true"]': forcedOff } },
  selectors: {
    '&:active': { background: vars.color.pressed },
    '&[aria-selected="true"]': { color: vars.color.brand.ink, fontWeight: vars.weight.semibold },
    '&[aria-disabled="true"]': { color: vars.color.inkDisabled, background: 'none', cursor: 'default' },
    [`${list}:focus-visible &[data-active]`]: focusRingAtEdge,
  },
});

export const words = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const note = component({
  ...text('caption'),
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
  selectors: { '[aria-disabled="true"] &': { color: 'inherit' } },
});

export const check = component({ flex: 'none' });
