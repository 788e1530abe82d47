import { component, componentGlobal, focusRingAtEdge, hiddenVisually, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const root = component(
  { position: 'relative', minWidth: 0, fontFamily: vars.font.text },
  'infinite_list',
);

export const virtual = component({});

/** The browser skips rendering of what is out of sight; find-in-page, focus and screen readers still reach it. */
componentGlobal(`${virtual} > :is(li, article)`, {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--uk-row)',
});

/** An article of a feed; it can be focused. */
export const article = component({ selectors: { '&:focus-visible': focusRingAtEdge } });

export const heard = component(hiddenVisually);

export const end = component({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.x2,
  color: vars.color.inkMuted,
  selectors: { '&:focus-visible': focusRingAtEdge },
});
