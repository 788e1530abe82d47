import { component, componentGlobal, focusRingAtEdge, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const accordion = component({ fontFamily: vars.font.text, color: vars.color.ink });

export const item = component({
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` } },
});

export const summary = component({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.size.cell,
  boxSizing: 'border-box',
  padding: `${vars.space.x2} ${vars.space.gutter}`,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  pressed: { background: vars.color.pressed },
  selectors: {
    '&:focus-visible': focusRingAtEdge,
    // Safari's own triangle.
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const words = component({ flex: '1 1 auto', minWidth: 0 });

export const chevron = component({
  flex: 'none',
  display: 'inline-flex',
  color: vars.color.inkSubtle,
  transition: `transform ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { [`${item}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const content = component({
  ...text('body'),
  padding: `0 ${vars.space.gutter} ${vars.space.x4}`,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

componentGlobal(`.${content.split(' ').join('.')} > :first-child`, { marginBlockStart: 0 });
componentGlobal(`.${content.split(' ').join('.')} > :last-child`, { marginBlockEnd: 0 });
