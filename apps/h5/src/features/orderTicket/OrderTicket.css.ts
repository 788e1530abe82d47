import { bare, figures, focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
});

/** In large text the price moves below the name. */
export const subjectText = style({ flex: '1 1 8rem', minWidth: 0 });
globalStyle(`${subjectText} h1`, {
  ...text('lead'),
  padding: 0,
  fontWeight: vars.weight.semibold,
});

export const subjectNote = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  color: vars.color.inkSubtle,
});

globalStyle(`${subjectNote} a`, { color: 'inherit' });

export const subjectPrice = style({ ...text('lead'), fontWeight: vars.weight.semibold, textAlign: 'end' });
export const subjectChange = style({ ...text('caption'), display: 'block', textAlign: 'end' });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  flex: 1,
  padding: `0 ${vars.space.gutter} ${vars.space.x6}`,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const chips = style({ display: 'flex', gap: vars.space.x2, margin: 0, padding: 0, border: 0 });

export const chip = style({
  ...bare,
  ...text('caption'),
  ...figures,
  position: 'relative',
  flex: 1,
  minHeight: vars.size.controlSmall,
  padding: `${vars.space.x1} ${vars.space.x1}`,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  background: vars.color.surface,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { background: vars.color.pressed },
    '&:disabled': { color: vars.color.inkDisabled, cursor: 'default' },
    // Drawn smaller than it can be touched.
    '&::after': { content: '', position: 'absolute', inset: `calc(${vars.space.x2} * -1) 0` },
  },
});

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const disclosure = style({
  padding: `0 ${vars.space.x4}`,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const disclosureTitle = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: vars.size.cell,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing, '&::-webkit-details-marker': { display: 'none' } },
});

export const disclosureIcon = style({
  flex: 'none',
  color: vars.color.inkSubtle,
  transition: `transform ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const disclosureBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBottom: vars.space.x4,
});

/** Keeps the cost and the button in sight while the form scrolls under it. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  paddingBottom: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
});

export const estimate = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.half,
  margin: 0,
  minHeight: `calc(${vars.type.body.leading} + ${vars.type.caption.leading} + ${vars.type.caption.leading} + ${vars.space.x1})`,
  alignContent: 'start',
});
globalStyle(`${estimate} dt, ${estimate} dd`, { ...text('caption'), margin: 0, color: vars.color.inkMuted });
globalStyle(`${estimate} dd`, { ...figures, textAlign: 'end', color: vars.color.ink });
globalStyle(`${estimate} [data-total]`, {
  ...text('body'),
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});

export const notes = style({
  ...text('caption'),
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x4,
  color: vars.color.inkMuted,
});

export const sheetBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBottom: vars.space.x4,
});

export const sheetFooter = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

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

export const timeline = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

export const moment = style({
  ...text('body'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.x3,
  padding: `0 0 ${vars.space.x4} ${vars.space.x6}`,
  color: vars.color.inkSubtle,
  selectors: {
    '&[data-done]': { color: vars.color.ink },
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
    '&[data-done]::before': { borderColor: vars.color.brand.rest, background: vars.color.brand.rest },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${vars.space.x3} / 2 - ${vars.size.hairline})`,
      top: `calc(${vars.space.x5})`,
      bottom: 0,
      width: vars.size.focusRing,
      background: vars.color.line,
    },
  },
});

export const momentNote = style({
  ...text('caption'),
  ...figures,
  color: vars.color.inkMuted,
  gridColumn: 1,
});
export const momentTime = style({ ...text('caption'), ...figures, color: vars.color.inkSubtle });

export const mono = style({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });
