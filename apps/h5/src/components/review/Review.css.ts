import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBottom: vars.space.x4,
});

export const footer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const notes = style({
  ...text('caption'),
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x4,
  color: vars.color.inkMuted,
});

export const receipt = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});
globalStyle(`${receipt} h1`, { paddingInline: 0, paddingBottom: vars.space.x1 });

export const lead = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
  color: vars.color.inkMuted,
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const mono = style({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  ...text('body'),
  position: 'relative',
  padding: `0 0 ${vars.space.x5} ${vars.space.x6}`,
  color: vars.color.inkMuted,
  selectors: {
    '&[data-state="done"], &[data-state="failed"]': { color: vars.color.ink },
    '&:last-child': { paddingBottom: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc((${vars.type.body.size} * ${vars.type.body.leading} - ${vars.space.x3}) / 2)`,
      boxSizing: 'border-box',
      width: vars.space.x3,
      height: vars.space.x3,
      borderRadius: vars.radius.pill,
      border: `${vars.size.focusRing} solid ${vars.color.lineStrong}`,
    },
    '&[data-state="current"]::before': { borderColor: vars.color.brand.rest },
    '&[data-state="done"]::before': { borderColor: vars.color.brand.rest, background: vars.color.brand.rest },
    '&[data-state="failed"]::before': {
      borderColor: vars.color.lineStrong,
      background: vars.color.lineStrong,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${vars.space.x3} - ${vars.size.focusRing}) / 2)`,
      top: vars.space.x5,
      bottom: `calc(-1 * ${vars.space.x1})`,
      width: vars.size.focusRing,
      background: vars.color.line,
    },
  },
});

export const stepLabel = style({ display: 'block', fontWeight: vars.weight.medium });
export const stepNote = style({
  ...text('caption'),
  ...figures,
  display: 'block',
  color: vars.color.inkMuted,
});

export const times = style({
  ...text('caption'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.inkSubtle,
});

/** The action that the payment password confirms. */
export const payPasswordFor = style({
  ...text('lead'),
  ...figures,
  margin: 0,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
