import { component } from '../css/component.js';
import { figures, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const badge = component({
  ...text('tab'),
  ...figures,
  // It sits on an icon: larger than this it would hide it.
  fontSize: `min(${vars.type.tab.size}, 14px)`,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  // 16 px for its 10 px text.
  minWidth: '1.6em',
  height: '1.6em',
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
