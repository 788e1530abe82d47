import { oneLine, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { SCANT } from '../../components/QuoteRow.css.js';

export const controls = style({ padding: `${vars.space.x3} ${vars.space.gutter} ${vars.space.x2}` });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The part that a swipe uncovers. */
export const swiped = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.critical.soft,
  touchAction: 'pan-y',
});

export const under = style({
  ...text('caption'),
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.gutter,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.critical.onSoft,
});

export const over = style({
  position: 'relative',
  background: vars.color.canvas,
  selectors: { '&[data-resting]': { transition: `transform ${vars.motion.base} ${vars.motion.out}` } },
});

export const foot = style({ padding: `${vars.space.x4} ${vars.space.gutter}`, textAlign: 'center' });

export const grow = style({ flex: 1, minWidth: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
});

/** At the end of the line: the buttons that move the list. */
export const placing = style({ display: 'flex', marginInlineStart: 'auto' });

/** An unavailable step, which keeps the focus of the previous press. */
export const step = style({
  selectors: { '&[aria-disabled="true"]': { color: vars.color.inkDisabled, cursor: 'default' } },
});

export const managed = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.cell,
  '@media': { [SCANT]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  paddingInline: `${vars.space.gutter} ${vars.space.x1}`,
  background: vars.color.canvas,
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.line}`,
  selectors: {
    '&[data-dragged]': {
      position: 'relative',
      background: vars.color.raised,
      boxShadow: vars.elevation.raised,
    },
  },
});

/** With large text the name has a line of its own, above the buttons. */
globalStyle(`${managed} > :first-child`, { '@media': { [SCANT]: { flex: '1 1 100%' } } });

export const managedName = style({ display: 'block', lineHeight: vars.type.title.leading });

export const managedNote = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
});

export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.inkSubtle,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  background: vars.color.raised,
  boxShadow: vars.elevation.raised,
});

export const chosen = style({ display: 'flex', gap: vars.space.x2 });
