import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space.x4, paddingBottom: vars.space.x10 });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  padding: `${vars.space.x6} ${vars.space.gutter} 0`,
});

/** A form that ends its page. */
export const formAlone = style([form, { paddingBottom: vars.space.x10 }]);

export const lead = style({ ...text('body'), margin: 0, color: vars.color.inkMuted });

export const strong = style({
  color: vars.color.ink,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** A form inside a sheet, which has its own inset. */
export const proof = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

/** A quiet button whose text is aligned with the text above. */
export const flush = style({ marginInlineStart: `calc(-1 * ${vars.space.x5})` });

/** Buttons side by side under a note, stacked if there is no room. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});
