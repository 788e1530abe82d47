import { bare, figures, focusRing, forcedEdge, forcedMark, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
});

/** With large text the price moves below the name. */
export const subjectText = style({ flex: `1 1 ${textUnits(32)}`, minWidth: 0 });
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
export const subjectChange = style({ ...text('caption'), display: 'flex', justifyContent: 'flex-end' });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  flex: 1,
  padding: `0 ${vars.space.gutter} ${vars.space.x6}`,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 0,
});

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
    '&[aria-pressed="true"]': { color: vars.color.brand.onSoft, background: vars.color.brand.soft },
    // Its tap area is larger than its drawing.
    '&::after': { content: '', position: 'absolute', inset: `calc(${vars.space.x2} * -1) 0` },
  },
  '@media': {
    '(forced-colors: active)': { ...forcedEdge, selectors: { '&[aria-pressed="true"]': forcedMark } },
  },
});

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
