import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** A switch has neither inset nor hairline; here it is among rows that have both. */
export const setting = style({
  position: 'relative',
  padding: `${vars.space.x2} ${vars.space.gutter}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: 0,
    insetInlineStart: vars.space.gutter,
    insetInlineEnd: 0,
    height: vars.size.hairline,
    background: vars.color.line,
  },
});

export const samples = style({ display: 'grid', gap: vars.space.x2, padding: `${vars.space.x2} 0` });

export const sample = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  margin: 0,
});
