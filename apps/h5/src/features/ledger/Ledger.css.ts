import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

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

export const filters = style({
  display: 'grid',
  // Two columns as long as both are legible; one with large text and on narrow screens.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(40)}), 1fr))`,
  gap: vars.space.x3,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
});
export const wide = style({ gridColumn: '1 / -1' });

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
