import { bare, focusRingInside, text, textUnits, units } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';
import { SCANT } from '../../components/QuoteRow.css.js';

export const toolbar = style({
  display: 'flex',
  alignItems: 'end',
  // With long texts, the choice has the first line to itself.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
});

export const choice = style({ flex: `1 1 ${textUnits(44)}`, minWidth: 0, maxWidth: textUnits(64) });

export const row = style({
  ...bare,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  width: '100%',
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  textAlign: 'start',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [SCANT]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:active': { background: vars.color.pressed },
    'li + li > &': { borderTop: `${vars.size.hairline} solid ${vars.color.line}` },
  },
});

export const icon = style({ position: 'relative', color: vars.color.inkMuted });

/** At the icon's corner: unread. */
export const dot = style({
  position: 'absolute',
  top: units(-0.5),
  insetInlineEnd: units(-0.5),
  display: 'flex',
});

export const title = style({
  ...text('body'),
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] > &': { fontWeight: vars.weight.semibold } },
});

export const body = style({
  ...text('caption'),
  gridColumn: '2 / -1',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const meta = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.inkSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [SCANT]: { gridColumn: 2 } },
});

export const switches = style({ display: 'grid', gap: vars.space.x3 });
