import { component, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const rule = component({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const divided = component({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.inkSubtle,
  fontFamily: vars.font.text,
});

export const side = component([rule, { flex: '1 1 0', width: 'auto', minWidth: vars.space.x4 }]);

export const words = component({
  flex: '0 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
