import { component, componentGlobal } from '../css/component.js';
import { bare, figures, focusRingAtEdge, oneLine, text } from '../css/mixins.js';
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
  position: 'relative',
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
  selectors: {
    '&:focus-visible': focusRingAtEdge,
    '&:active, &:hover': { background: vars.color.pressed },
    '&:disabled': { color: vars.color.inkDisabled, background: 'none', cursor: 'default' },
  },
});

/** An inset hairline between rows, drawn by the row so that it needs no element. */
componentGlobal(
  `${list} > * + * .${cell.split(' ')[0]}::before, .${cell.split(' ')[0]} + .${cell.split(' ')[0]}::before`,
  {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineStart: vars.space.gutter,
    insetInlineEnd: 0,
    height: vars.size.hairline,
    background: vars.color.line,
  },
);

/** Keeps its share beside a long end, and gives it up only to what cannot wrap, such as a figure. */
export const lines = component({ flex: '1 1 30%', minWidth: 0 });
export const title = component({ ...oneLine, display: 'block', fontWeight: vars.weight.medium });
export const note = component({
  ...oneLine,
  display: 'block',
  ...text('caption'),
  color: vars.color.inkMuted,
});
export const end = component({ ...figures, flex: '0 1 auto', maxWidth: '70%', textAlign: 'end' });
export const chevron = component({
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  color: vars.color.inkSubtle,
});
export const wrapping = component({ selectors: { '&&': { whiteSpace: 'normal' } } });
