import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Wide enough for two columns: the chart, and the facts. */
const WIDE = 'screen and (min-width: 48rem)';

export const page = style({ paddingBottom: vars.space.x10 });

export const header = style({ padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}` });
globalStyle(`${header} h1`, { ...text('title'), padding: `${vars.space.x2} 0 0` });

export const span = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

/** The date belongs to the price and has its colour. */
export const dateLine = style({
  ...text('caption'),
  ...figures,
  margin: 0,
  paddingTop: vars.space.x1,
  fontWeight: vars.weight.medium,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter}`,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', alignItems: 'start' } },
});
export const column = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });

export const sectionTitle = style({
  ...text('lead'),
  ...figures,
  margin: 0,
  paddingBottom: vars.space.x3,
  fontWeight: vars.weight.semibold,
});

export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });

export const slider = style({
  width: '100%',
  height: vars.size.touch,
  margin: 0,
  accentColor: vars.color.brand.rest,
  cursor: 'pointer',
});

export const ends = style({
  ...text('micro'),
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: `calc(-1 * ${vars.space.x3})`,
  color: vars.color.inkSubtle,
});

/** With large text in a long language the three need two lines. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const play = style({ flex: 1 });

export const choices = style({
  display: 'grid',
  // Side by side if both fit in the longest language.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${textUnits(60)}), 1fr))`,
  alignItems: 'end',
  gap: vars.space.x3,
});
