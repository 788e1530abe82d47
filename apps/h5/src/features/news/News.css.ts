import { focusRingInside, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const chips = style({ paddingBottom: vars.space.x3 });

export const row = style({
  display: 'grid',
  gap: vars.space.x1,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:active': { background: vars.color.pressed },
    'li + li > &': { borderTop: `${vars.size.hairline} solid ${vars.color.line}` },
  },
});

export const title = style({
  ...text('body'),
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const meta = style({
  ...text('caption'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBottom: vars.space.x10,
});

export const article = style({
  ...text('body'),
  display: 'grid',
  gap: vars.space.x3,
  maxWidth: '68ch',
  padding: `0 ${vars.space.gutter}`,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const paragraph = style({ margin: 0 });

export const source = style([meta, { margin: 0 }]);

/** The story's subjects, and the links to other stories. */
export const subjects = style({ padding: `0 ${vars.space.gutter}` });

export const sectionTitle = style({
  ...text('lead'),
  margin: `0 0 ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `0 ${vars.space.gutter}`,
});
