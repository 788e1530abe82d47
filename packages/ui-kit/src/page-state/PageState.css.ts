import { component } from '../css/component.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const waiting = component({
  ...text('caption'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x6}`,
  color: vars.color.inkMuted,
});

/** The outline of what is coming, before a wait is long enough to be shown. */
export const unseen = component({ visibility: 'hidden' });

/** What the customer is asked to click: the button's own area reaches over all of it. */
export const screen = component({ position: 'relative', cursor: 'pointer' });
export const everywhere = component({
  selectors: {
    '&&': { position: 'static' },
    '&&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
