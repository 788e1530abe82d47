import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const summary = style({
  padding: `0 ${vars.space.gutter} ${vars.space.x5}`,
});
export const summaryLabel = style({ ...text('caption'), color: vars.color.inkMuted });
export const summaryNote = style({
  display: 'block',
  ...text('caption'),
  ...figures,
  color: vars.color.inkSubtle,
});

/** Beside each other as long as what is chosen in each is legible. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
});
globalStyle(`${filters} > *`, { flex: '1 1 auto', maxWidth: '100%' });
// As wide as the chosen option; a browser that does not know it takes the longest one, which needs a line of its own.
globalStyle(`${filters} select`, { fieldSizing: 'content' });
export const wide = style({});
globalStyle(`${filters} > ${wide}`, { flexBasis: '100%' });

export const summaryLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x2}`,
});

export const rowEnd = style({ display: 'grid', justifyItems: 'end', gap: vars.space.half });
const amount = { ...figures, fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' } as const;
/** A credit is not a gain and a debit not a loss, so the sign shows it, without the colours of prices. */
export const credit = style({ ...amount, color: vars.color.positive.ink });
export const debit = style(amount);
export const balance = style({ ...text('caption'), ...figures, color: vars.color.inkSubtle });

export const sum = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });
export const sumHeading = style({
  ...text('lead'),
  margin: 0,
  padding: `0 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
});
export const sumNote = style({
  ...text('caption'),
  margin: 0,
  paddingTop: vars.space.x2,
  color: vars.color.inkMuted,
});
