import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { SCANT } from '../../components/QuoteRow.css.js';

/** A product's name and badges, above its figures. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space.x3,
});
/** The name wraps, its state does not; with large text the state stands below. */
globalStyle(`${head} > :first-child`, { flex: '1 1 min-content', minWidth: 0 });
globalStyle(`${head} > :last-child`, {
  flex: 'none',
  maxWidth: '60%',
  '@media': { [SCANT]: { maxWidth: '100%' } },
});
globalStyle(`${head} h3, ${head} h2`, { ...text('body'), margin: 0, fontWeight: vars.weight.semibold });

export const quiet = style({ ...text('caption'), ...figures, margin: 0, color: vars.color.inkMuted });

/** Three or four columns of figures; scrolls sideways if they do not fit. */
export const tableFrame = style({ overflowX: 'auto' });
export const table = style({
  ...text('caption'),
  ...figures,
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'normal',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.x2} 0 ${vars.space.x2} ${vars.space.x3}`,
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 'inherit',
});
globalStyle(`${table} th:first-child, ${table} td:first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
});
globalStyle(`${table} thead th`, { color: vars.color.inkMuted });
globalStyle(`${table} tbody tr`, { boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}` });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semibold });
globalStyle(`${table} td span`, { display: 'block', color: vars.color.inkMuted });
