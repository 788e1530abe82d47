import { component } from '../css/component.js';
import { figures, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const rows = component({
  ...text('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
});
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.half,
});
export const key = component({ minWidth: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' });
export const value = component({
  ...figures,
  minWidth: 0,
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const strong = component({ ...text('lead'), fontWeight: vars.weight.semibold });
export const total = component({
  paddingTop: vars.space.x3,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
});
