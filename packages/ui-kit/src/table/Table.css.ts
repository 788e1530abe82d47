import { component, componentLinks, figures, focusRingAtEdge, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** Scrolls sideways if the table is too wide, also by keyboard. */
export const frame = component({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  selectors: { '&:focus-visible': focusRingAtEdge },
});

export const table = component({
  ...text('body'),
  width: '100%',
  borderCollapse: 'collapse',
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const caption = component({
  ...text('caption'),
  padding: `0 0 ${vars.space.x2}`,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

const cell = {
  padding: `${vars.space.x3} 0`,
  paddingInlineEnd: vars.space.x4,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
/** The last column ends at the table's edge. */
const atEnd = { '&:last-child': { paddingInlineEnd: 0 } } as const;
const asFigure = { '&[data-figure]': { ...figures, textAlign: 'end', whiteSpace: 'nowrap' } } as const;

export const head = component({
  ...cell,
  ...text('caption'),
  color: vars.color.inkMuted,
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
  selectors: { ...asFigure, ...atEnd },
});

const line = `${vars.size.hairline} solid ${vars.color.line}`;

export const value = component({
  ...cell,
  borderBlockStart: line,
  fontWeight: vars.weight.regular,
  selectors: { ...asFigure, ...atEnd },
});

export const total = component([
  value,
  {
    fontWeight: vars.weight.semibold,
    borderBlockStart: `${vars.size.stroke} solid ${vars.color.line}`,
  },
]);

componentLinks(table, vars.color.brand.ink);
