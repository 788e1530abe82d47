import { figures, focusRingAtEdge, oneLine, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';
import { strip as sideways } from '../../components/strip.css.js';

/** Height of one line of a type step. */
const lineOf = (step: 'caption' | 'body') => `${vars.type[step].size} * ${vars.type[step].leading}`;

export const session = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x3}`,
  color: vars.color.inkSubtle,
});

export const closeNote = style({
  ...text('caption'),
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.gutter} 0`,
  color: vars.color.inkSubtle,
});

export const more = style({ padding: `${vars.space.x4} ${vars.space.gutter}`, textAlign: 'center' });

/** Links, or the indices of the market. */
export const strip = style(sideways);

/** A link to another page, unlike the filled chips, which change this page. */
export const away = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: vars.size.touch,
  paddingInlineEnd: vars.space.x2,
  fontWeight: vars.weight.medium,
  color: vars.color.brand.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRingAtEdge },
});

export const indices = style({ paddingBottom: vars.space.x3 });

/** As high as the coming line, so that the ranking below does not move. */
export const indicesToCome = style({
  boxSizing: 'content-box',
  height: `calc(${lineOf('caption')} + ${lineOf('body')} + 2 * ${vars.space.x2})`,
});

export const index = style({
  ...figures,
  display: 'block',
  boxSizing: 'border-box',
  minWidth: `calc(${vars.space.x16} * 2.5)`,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:active': { background: vars.color.pressed },
    '&:focus-visible': focusRingAtEdge,
  },
});

export const indexName = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
});

export const indexLevel = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

export const indexChange = style({ ...text('caption'), fontWeight: vars.weight.medium });
