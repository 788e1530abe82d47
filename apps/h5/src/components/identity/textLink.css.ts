import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** A link to another page of signing in: full width, and as high as a touch target. */
export const textLink = style({
  ...text('body'),
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  margin: `0 ${vars.space.gutter}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  color: vars.color.brand.ink,
  textAlign: 'center',
  textDecoration: 'none',
});

/** A link to a document inside a sentence. */
export const sentenceLink = style({
  borderRadius: vars.radius.tag,
  color: vars.color.brand.ink,
  textUnderlineOffset: '0.15em',
});
