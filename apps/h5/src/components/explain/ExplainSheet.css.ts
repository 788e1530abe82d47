import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: vars.space.x1, marginBottom: vars.space.x3 });

export const back = style({ justifySelf: 'start', marginBottom: vars.space.x2 });

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const amount = style({
  ...text('title'),
  ...figures,
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const formula = style({ ...text('body'), margin: 0 });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const part = style({ ...figures, whiteSpace: 'nowrap' });
