import { bare, component, focusRing, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const progress = component({ display: 'block', width: '100%', accentColor: vars.color.brand.rest });

export const failed = component({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
});

export const failure = component({
  color: vars.color.critical.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

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
