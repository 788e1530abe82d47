import { component, componentGlobal } from '../css/component.js';
import { SIDE } from '../css/direction.css.js';
import { bare, besideWords, figures, focusRingAtEdge, text, wordsInRow } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const list = component({ listStyle: 'none', margin: 0, padding: 0 });

/** The heading above a list. */
export const heading = component({
  ...text('caption'),
  margin: 0,
  padding: `${vars.space.x4} ${vars.space.gutter} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const cell = component({
  ...bare,
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
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
  backgroundPosition: `calc(50% + 50% * ${SIDE}) top`,
  backgroundRepeat: 'no-repeat',
});

/** Keeps its share beside a long end. */
export const lines = component({ ...wordsInRow, minWidth: '30%' });
export const title = component({ display: 'block', fontWeight: vars.weight.medium });
export const note = component({ display: 'block', ...text('caption'), color: vars.color.inkMuted });
export const end = component({ ...figures, ...besideWords, textAlign: 'end' });
/** Nearer than the gap, and at the end of its line even if the content before it has wrapped. */
export const chevron = component({
  position: 'relative',
  insetInlineEnd: vars.space.x1,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.x1})`,
  color: vars.color.inkSubtle,
  selectors: { [`${end} + &`]: { marginInlineStart: 0 } },
});
