import { component, componentLinks, componentVariants } from '../css/component.js';
import { forcedEdge } from '../css/forced.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const banner = component({
  ...text('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  // A round control's radius suits one line; a banner has several.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  forced: forcedEdge,
});

/** A bar across the full width, under the navigation. */
export const edge = component({ paddingBlock: vars.space.x2, borderRadius: 0 });
export const picture = component({ display: 'flex', alignItems: 'center', height: '1.46em' });
export const words = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = component({ margin: 0, fontWeight: vars.weight.semibold });
export const body = component({ margin: 0, textWrap: 'pretty' });
export const action = component({ marginTop: vars.space.x2 });
export const close = component({
  selectors: {
    '&&': {
      margin: `calc(-1 * ${vars.space.x3} + ${vars.size.hairline}) calc(-1 * ${vars.space.x3})`,
      color: 'inherit',
    },
  },
});

const soft = (tone: 'positive' | 'caution' | 'critical' | 'info') => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].onSoft,
});

export const tones = componentVariants({
  neutral: { background: vars.color.sunken, color: vars.color.ink },
  info: soft('info'),
  positive: soft('positive'),
  caution: soft('caution'),
  critical: soft('critical'),
});

componentLinks(words, 'inherit');
