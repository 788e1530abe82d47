import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Wide enough for two columns: the chart with what can be traded, and the facts. */
const WIDE = 'screen and (min-width: 48rem)';

export const page = style({ paddingBottom: vars.space.x10 });

export const columns = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter}`,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', alignItems: 'start' } },
});

export const column = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });

/** Rows have their own gutter and span the full width of the column. */
export const section = style({ marginInline: `calc(-1 * ${vars.space.gutter})` });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const sectionTitle = style({
  ...text('lead'),
  margin: 0,
  paddingBottom: vars.space.x3,
  fontWeight: vars.weight.semibold,
});

export const rangeBox = style({ paddingBottom: vars.space.x4 });

export const rule = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
