import { component } from '../css/component.js';
import { forcedMark } from '../css/forced.js';
import { figures, text, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const badge = component({
  ...text('tab'),
  ...figures,
  // The badge sits on an icon; a larger one would hide it.
  fontSize: `min(${vars.type.tab.size}, ${units(3)})`,
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
  forced: forcedMark,
});

export const dot = component({
  display: 'inline-block',
  width: units(2),
  height: units(2),
  background: vars.color.critical.solid,
  borderRadius: vars.radius.pill,
  forced: forcedMark,
});
