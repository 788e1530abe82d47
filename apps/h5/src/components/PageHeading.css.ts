import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const heading = style({
  ...text('title'),
  margin: 0,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
  fontWeight: vars.weight.bold,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // It is focused automatically after each navigation; a ring would look like a mistake.
  ':focus': { outline: 'none' },
});

/** An amount must not break into two numbers, also with large text on a small phone. */
export const withAmount = style({ fontSize: `min(${vars.type.title.size}, 12vw)` });

/** The heading and its action. With large text, the action goes below a heading whose longest word leaves it no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingInlineEnd: vars.space.x2,
});
globalStyle(`${row} > ${heading}`, { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' });
