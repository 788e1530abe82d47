import { component, componentLinks, componentVariants } from '../css/component.js';
import { forcedEdge } from '../css/forced.js';
import { standIn, standInPicture, standInTitle, standInWords } from '../css/standIn.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const result = component({
  ...standIn,
  padding: `${vars.space.x8} ${vars.space.gutter}`,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const picture = component({
  ...standInPicture,
  marginBlockEnd: vars.space.x4,
  borderRadius: '50%',
  forced: forcedEdge,
});

const soft = (tone: 'positive' | 'caution' | 'critical' | 'info') => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].onSoft,
});

export const tones = componentVariants({
  positive: soft('positive'),
  caution: soft('caution'),
  critical: soft('critical'),
  info: soft('info'),
});

export const title = component({ ...standInTitle, ...text('heading') });
export const hint = component({ ...standInWords, marginBlockStart: vars.space.x2, maxWidth: '40ch' });
export const details = component({ width: '100%', marginBlockStart: vars.space.x6, textAlign: 'start' });
export const action = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  width: '100%',
  marginBlockStart: vars.space.x6,
});

componentLinks(result, vars.color.brand.ink);
