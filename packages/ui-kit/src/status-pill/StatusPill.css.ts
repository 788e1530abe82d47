import { component } from '../css/component.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const pill = component({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: `3px ${vars.space.x2}`,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.pill,
});

/** Shape says the state as well as colour: a ring waits, a full dot is settled, a bar is refused. */
export const mark = component({
  flexShrink: 0,
  boxSizing: 'border-box',
  width: '8px',
  height: '8px',
  border: '2px solid currentColor',
  borderRadius: '50%',
  selectors: {
    '&[data-state=done]': { background: 'currentColor' },
    '&[data-state=partial]': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
    '&[data-state=refused]': { height: '0', borderWidth: '1px', borderRadius: 0 },
  },
});
