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

export const ring = component({ display: 'flex' });

/** The outline keeps its place before the wait is long enough to show it. */
export const unseen = component({ visibility: 'hidden' });

/** The button's tap area covers all of it. */
export const screen = component({ position: 'relative', cursor: 'pointer' });
export const everywhere = component({
  selectors: {
    '&&': { position: 'static' },
    '&&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
