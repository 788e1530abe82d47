import { bare, figures, focusRingAtEdge, oneLine, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const spaced = style({ paddingBottom: vars.space.x4 });

export const panel = style({ padding: `${vars.space.x4} ${vars.space.gutter} ${vars.space.x10}` });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const section = style({ display: 'grid', gap: vars.space.x3 });

export const listHead = style({ display: 'flex', justifyContent: 'flex-end' });

export const groupHeading = style({
  ...text('caption'),
  margin: `${vars.space.x6} 0 0`,
  padding: `0 ${vars.space.x4}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const row = style({
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.line}` } },
});

export const summary = style({
  ...bare,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  width: '100%',
  minHeight: vars.size.cell,
  boxSizing: 'border-box',
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x4}`,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.card,
  selectors: {
    '&:focus-visible': focusRingAtEdge,
    '&:active': { background: vars.color.pressed },
  },
});

export const lines = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.half });

export const line = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});

export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });

export const title = style({ ...oneLine, fontWeight: vars.weight.semibold });

export const end = style({
  ...figures,
  marginInlineStart: 'auto',
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
});

export const noteLine = style({
  ...text('caption'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  color: vars.color.inkMuted,
});

export const endNote = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingTop: vars.space.x1,
});

export const chevron = style({ flex: 'none', color: vars.color.inkSubtle });
export const chevronOpen = style([chevron, { transform: 'rotate(180deg)' }]);

export const details = style({
  display: 'grid',
  // Long words of large text break instead of being cut.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.x4,
  padding: `0 ${vars.space.x4} ${vars.space.x4}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const sheetForm = style({ display: 'grid', gap: vars.space.x5, paddingBottom: vars.space.x4 });

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const more = style({ display: 'grid', paddingTop: vars.space.x4 });

/** Two cost methods, side by side. */
export const methods = style({ ...text('caption'), ...figures, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${methods} th, ${methods} td`, {
  padding: `${vars.space.x2} 0`,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  color: vars.color.ink,
});
globalStyle(`${methods} td + td, ${methods} th + th`, { paddingInlineStart: vars.space.x4 });
globalStyle(`${methods} th`, { color: vars.color.inkMuted });
globalStyle(`${methods} tbody th`, { textAlign: 'start' });

export const lots = style({ listStyle: 'none', margin: 0, padding: 0 });
export const lot = style({
  padding: `${vars.space.x2} 0`,
  borderTop: `${vars.size.hairline} solid ${vars.color.line}`,
});

/** A result and its percentage, stacked if there is no room. */
export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: vars.space.x2,
});
