import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBottom: vars.space.x10 });

export const rule = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x3}`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const list = style({ paddingTop: vars.space.x2 });

/** The rank is outside of the row, which is a link with its own name. */
export const ranked = style({ position: 'relative', paddingInlineStart: vars.space.x6 });

export const rank = style({
  ...text('caption'),
  ...figures,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.half,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: vars.space.x8,
  color: vars.color.inkSubtle,
});

export const more = style({ padding: `${vars.space.x4} ${vars.space.gutter}`, textAlign: 'center' });
