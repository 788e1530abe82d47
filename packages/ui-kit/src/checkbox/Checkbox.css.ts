import { component, componentLinks, text } from '../css/index.js';
import { off } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';
import { SIDE } from './TickBox.css.js';

export const root = component({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 }, 'checkbox');

export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.x3,
  boxSizing: 'border-box',
});

export const label = component({
  ...text('body'),
  color: vars.color.ink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  minWidth: 0,
  selectors: { [`${root}${off} &`]: { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

export const foot = component({
  ...text('caption'),
  paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})`,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
});

export const error = component({ color: vars.color.critical.ink, fontWeight: vars.weight.medium });

componentLinks(label, vars.color.brand.ink);
