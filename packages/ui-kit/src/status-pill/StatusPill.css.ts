import { component } from '../css/component.js';
import { forcedEdge, forcedInk } from '../css/forced.js';
import { text, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const pill = component({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: units(1.5),
  // As wide as its text, also in a stack, never wider than its container, and never narrower than its longest word.
  width: 'fit-content',
  maxWidth: '100%',
  boxSizing: 'border-box',
  overflowWrap: 'break-word',
  padding: `calc(${vars.space.x1} - ${vars.size.hairline}) ${vars.space.x2}`,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.pill,
  forced: forcedEdge,
});

/** Lets a word break where the container is narrower than it. */
export const words = component({ minWidth: 0 });

/** The shape shows the state as well as the colour: a ring waits, a full dot is settled, a bar is refused. */
export const mark = component({
  flexShrink: 0,
  boxSizing: 'border-box',
  width: units(2),
  height: units(2),
  border: `${vars.size.stroke} solid currentColor`,
  borderRadius: '50%',
  forced: { selectors: { '&[data-state=done]': forcedInk } },
  selectors: {
    '&[data-state=done]': { background: 'currentColor' },
    '&[data-state=partial]': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
    '&[data-state=refused]': { height: '0', borderWidth: vars.size.hairline, borderRadius: 0 },
  },
});
