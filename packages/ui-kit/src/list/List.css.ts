import { component, componentGlobal } from '../css/component.js';
import { bare, figures, focusRingAtEdge, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const list = component({ listStyle: 'none', margin: 0, padding: 0 });

/** The heading above a list. */
export const heading = component({
  ...text('caption'),
  margin: 0,
  padding: `${vars.space.x4} ${vars.space.gutter} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const cell = component({
  ...bare,
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  width: '100%',
  minHeight: vars.size.cell,
  padding: `${vars.space.x2} ${vars.space.gutter}`,
  color: vars.color.ink,
  textAlign: 'start',
});

export const pressable = component({
  cursor: 'pointer',
  // Only the colour, because the hairline above is a background too.
  pressed: { backgroundColor: vars.color.pressed },
  selectors: {
    '&:focus-visible': focusRingAtEdge,
    '&:disabled': { color: vars.color.inkDisabled, backgroundColor: 'transparent', cursor: 'default' },
  },
});

const [name] = cell.split(' ');
const following = [`${list} > * + * .${name}`, `.${name} + .${name}`];

/** An inset hairline between rows. It is a background, so that it needs neither an element nor a box. */
componentGlobal(following.join(', '), {
  backgroundImage: `linear-gradient(${vars.color.line}, ${vars.color.line})`,
  backgroundSize: `calc(100% - ${vars.space.gutter}) ${vars.size.hairline}`,
  backgroundPosition: 'right top',
  backgroundRepeat: 'no-repeat',
});
componentGlobal(following.map((selector) => `[dir="rtl"] ${selector}`).join(', '), {
  backgroundPosition: 'left top',
});

/** Keeps its share beside a long end, and shrinks only for content that cannot wrap, such as a figure. */
export const lines = component({ flex: '1 1 30%', minWidth: 0 });
export const title = component({
  display: 'block',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const note = component({
  display: 'block',
  overflowWrap: 'anywhere',
  ...text('caption'),
  color: vars.color.inkMuted,
});
export const end = component({ ...figures, flex: '0 1 auto', maxWidth: '70%', textAlign: 'end' });
export const chevron = component({
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  color: vars.color.inkSubtle,
});
