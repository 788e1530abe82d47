import { component, componentVariants } from '../css/component.js';
import { forcedEdge } from '../css/forced.js';
import { text, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const tag = component({
  ...text('micro'),
  display: 'inline-block',
  // As wide as its text, also in a stack, never wider than its container, and never narrower than its longest word.
  width: 'fit-content',
  maxWidth: '100%',
  boxSizing: 'border-box',
  overflowWrap: 'break-word',
  padding: `${vars.space.half} ${units(1.5)}`,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.tag,
  forced: forcedEdge,
});

const soft = (tone: 'positive' | 'caution' | 'critical' | 'info') => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].onSoft,
});

export const tones = componentVariants({
  neutral: { background: vars.color.pressed, color: vars.color.inkMuted },
  brand: { background: vars.color.brand.soft, color: vars.color.brand.onSoft },
  positive: soft('positive'),
  caution: soft('caution'),
  critical: soft('critical'),
  info: soft('info'),
});
