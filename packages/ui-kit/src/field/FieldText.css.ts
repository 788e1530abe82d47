import { component, componentLinks, hiddenVisually, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

// The text around a control. It has a file of its own for parts with a label and messages, but without a box.

export const label = component({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space.x2,
  overflowWrap: 'anywhere',
});

export const hiddenLabel = component(hiddenVisually);

export const requiredMark = component({ color: vars.color.critical.ink, marginInlineStart: '0.2em' });

export const foot = component({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
});

export const messages = component({ flex: '1 1 auto', minWidth: 0 });

/** An empty message takes no room, but stays in the page; only then is its text announced. */
export const hint = component({
  selectors: {
    '&:not(:empty)': { marginBlockStart: vars.space.x2 },
    // The gap between messages is smaller than that to the field.
    ':not(:empty) ~ &:not(:empty)': { marginBlockStart: vars.space.x1 },
  },
});

export const error = component([hint, { color: vars.color.critical.ink, fontWeight: vars.weight.medium }]);

export const note = component([hint, { color: vars.color.inkMuted }]);

componentLinks(messages, vars.color.brand.ink);
