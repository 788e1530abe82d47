import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const sentence = style({ display: 'block' });

/** In another voice, and perhaps in another language. */
export const quotation = style({
  display: 'block',
  marginTop: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
