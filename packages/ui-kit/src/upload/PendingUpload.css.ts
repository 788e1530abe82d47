import { bare, component, focusRing, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const line = component({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
});

export const cover = component({
  ...text('caption'),
  // In the flow, so that the tile grows with its message.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  padding: `${vars.size.touch} ${vars.space.x3} ${vars.space.x3}`,
  color: vars.color.ink,
  // The text keeps its contrast over any picture.
  background: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
});

export const failure = component({
  color: vars.color.critical.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const progress = component({ display: 'block', width: '100%', accentColor: vars.color.brand.rest });

export const retry = component({
  ...bare,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
  color: vars.color.brand.ink,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
