import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBottom: vars.space.x10,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const form = style({
  display: 'grid',
  gap: vars.space.x5,
  padding: `${vars.space.x6} ${vars.space.gutter} 0`,
});

export const clock = style({ ...figures, fontWeight: vars.weight.semibold });

/** Side by side if there is room. */
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const extra = style({ display: 'grid', gap: vars.space.x4, padding: `0 ${vars.space.gutter}` });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x5, margin: 0 });

/** Inside a notice: in its colour, underlined, and as tall as a touch target. */
export const wayOut = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontWeight: vars.weight.semibold,
  color: 'inherit',
});
