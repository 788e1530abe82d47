import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const viewChoice = style({ padding: `0 ${vars.space.gutter} ${vars.space.x2}` });

/** The end of a row: the amount, and below it the state. */
export const rowEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.half,
});
export const amount = style({ ...figures, fontWeight: vars.weight.semibold });
export const rowTime = style({
  ...text('caption'),
  ...figures,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSubtle,
});
export const quiet = style({ ...text('caption'), ...figures, color: vars.color.inkSubtle });

export const filters = style({ display: 'grid', gap: vars.space.x4, paddingBottom: vars.space.x4 });
export const filterFooter = style({ display: 'grid', gap: vars.space.x2 });

export const record = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x10}`,
});

export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
export const subjectText = style({ flex: 1, minWidth: 0 });
globalStyle(`${subjectText} h1`, { ...text('heading'), padding: 0, fontWeight: vars.weight.semibold });
export const subjectNote = style({
  ...text('caption'),
  margin: 0,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const headline = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 });
export const headlineLabel = style({ ...text('caption'), color: vars.color.inkMuted });
export const headlineStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const fillList = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const fill = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.half,
});
export const fillFee = style({
  ...text('caption'),
  ...figures,
  textAlign: 'end',
  color: vars.color.inkSubtle,
});
export const wide = style({ gridColumn: '1 / -1' });

export const actions = style({ display: 'grid', gap: vars.space.x2 });
