import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { SCANT } from '../QuoteRow.css.js';

/** A form that fills the page, with its button at the bottom. */
export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  flex: 1,
  padding: `0 ${vars.space.gutter} ${vars.space.x6}`,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const lead = style({
  ...text('body'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x4}`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

globalStyle(`${lead} a, ${quiet} a`, {
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.ink,
  textDecoration: 'none',
});

/** Two small items at the end of a row. */
export const beside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

/** The result, above the button. */
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x4,
  rowGap: vars.space.half,
  margin: 0,
  '@media': { [SCANT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${outcome} dt`, { overflowWrap: 'anywhere' });
globalStyle(`${outcome} dt, ${outcome} dd`, { ...text('caption'), margin: 0, color: vars.color.inkMuted });
globalStyle(`${outcome} dd`, { ...figures, textAlign: 'end', color: vars.color.ink });
globalStyle(`${outcome} [data-total]`, {
  ...text('body'),
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});

export const section = style({ padding: `0 ${vars.space.gutter} ${vars.space.x5}` });

export const amount = style({ ...figures, fontWeight: vars.weight.semibold });

/** Source above, target below, and the swap button between them. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
});
// Source and target are stacked, so the button's arrows are vertical.
globalStyle(`${ends} > button svg`, { rotate: '90deg' });
export const endsFields = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });
