import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const header = style({ padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}` });

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minWidth: 0 });
globalStyle(`${name} h1`, { ...text('lead'), padding: 0, fontWeight: vars.weight.semibold });

export const symbolLine = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  color: vars.color.inkMuted,
});

export const sessionLine = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  rowGap: vars.space.x1,
  paddingTop: vars.space.x1,
  color: vars.color.inkSubtle,
});

/**
 * On its own line from the start. Beside the badge it would fit only until the time is known, and then the layout
 * would shift.
 */
export const ageLine = style({ flexBasis: '100%' });
