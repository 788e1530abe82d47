import { focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Wide enough for two columns: the chart, and the facts. */
const WIDE = 'screen and (min-width: 48rem)';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const header = style({ padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}` });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x6}`,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', alignItems: 'start' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  minWidth: 0,
});

export const sectionTitle = style({
  ...text('lead'),
  margin: 0,
  paddingBottom: vars.space.x3,
  fontWeight: vars.weight.semibold,
});

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  // One below the other where the words of a language need it with large text.
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginTop: 'auto',
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  paddingBottom: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
});
globalStyle(`${bar} > *`, { flex: 1 });

export const link = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  color: vars.color.brand.ink,
});

export const headlines = style({ listStyle: 'none', margin: 0, padding: 0 });

export const headline = style({
  ...text('body'),
  display: 'grid',
  gap: vars.space.half,
  padding: `${vars.space.x2} 0`,
  color: vars.color.ink,
  textDecoration: 'none',
  textWrap: 'pretty',
  selectors: {
    '&:focus-visible': focusRing,
    'li + li > &': { borderTop: `${vars.size.hairline} solid ${vars.color.line}` },
  },
});

export const headlineDate = style({ ...text('caption'), color: vars.color.inkMuted });
