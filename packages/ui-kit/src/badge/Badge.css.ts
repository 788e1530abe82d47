import { component } from '../css/component.js';
import { figures, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const badge = component({
  ...text('tab'),
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: '16px',
  height: '16px',
  padding: `0 ${vars.space.x1}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.critical.onSolid,
  background: vars.color.critical.solid,
  borderRadius: vars.radius.pill,
});

export const dot = component({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  background: vars.color.critical.solid,
  borderRadius: vars.radius.pill,
});
