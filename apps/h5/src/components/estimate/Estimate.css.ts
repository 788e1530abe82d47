import { figures, text, units } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

/** The height of a line: a finger must tell the figures of two lines apart, each of which opens its sum. */
const LINE = units(6);

export const estimate = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minHeight: `calc(3 * ${LINE})`,
});
globalStyle(`${estimate} > div`, {
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  minHeight: LINE,
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
