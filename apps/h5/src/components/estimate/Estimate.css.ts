import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

export const estimate = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  margin: 0,
  minHeight: `calc(${vars.type.body.leading} + ${vars.type.caption.leading} + ${vars.type.caption.leading} + ${vars.space.x1})`,
});
globalStyle(`${estimate} > div`, {
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
});
globalStyle(`${estimate} dt`, { color: vars.color.inkMuted });
globalStyle(`${estimate} dd`, {
  ...figures,
  flex: '1 0 auto',
  maxWidth: '100%',
  margin: 0,
  textAlign: 'end',
});
globalStyle(`${estimate} > div[data-total]`, { ...text('body'), fontWeight: vars.weight.semibold });
globalStyle(`${estimate} > div[data-total] dt`, { color: vars.color.ink });
