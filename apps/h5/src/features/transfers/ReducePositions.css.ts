import { figures as tabular, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.canvas,
  borderRadius: vars.radius.card,
});

export const subject = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const note = style({ ...text('caption'), ...tabular, color: vars.color.inkMuted });

export const result = style({ display: 'inline-flex', gap: vars.space.x2 });

export const figures = style({
  ...text('caption'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  color: vars.color.inkMuted,
});
