import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const badge = style({
  ...text('caption'),
  ...figures,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  minWidth: 0,
  color: vars.color.inkMuted,
  '::before': {
    content: '""',
    flex: 'none',
    width: vars.space.x2,
    height: vars.space.x2,
    borderRadius: vars.radius.pill,
    background: vars.color.inkSubtle,
  },
  selectors: {
    '&[data-status="open"]::before': { background: vars.color.positive.solid },
    '&[data-status="break"]::before': { background: vars.color.caution.solid },
  },
});
