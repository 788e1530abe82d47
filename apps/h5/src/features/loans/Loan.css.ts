import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });
globalStyle(`${quiet} a`, {
  fontWeight: vars.weight.semibold,
  color: vars.color.brand.ink,
  textDecoration: 'none',
});

/** A note below a list of figures. */
export const remark = style([quiet, { marginTop: vars.space.x3 }]);

/** The rules behind the figures, a sentence each. */
export const rules = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: `${vars.space.x4} 0 0`,
  paddingTop: vars.space.x4,
  boxShadow: `inset 0 ${vars.size.hairline} 0 ${vars.color.line}`,
});
globalStyle(`${rules} dt`, { ...text('caption'), margin: 0, fontWeight: vars.weight.semibold });
globalStyle(`${rules} dd`, {
  ...text('caption'),
  ...figures,
  margin: `${vars.space.half} 0 0`,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const headline = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x2 });
globalStyle(`${headline} h1`, { ...text('heading'), padding: 0, fontWeight: vars.weight.semibold });

export const rowEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.half,
});
export const amount = style({ ...figures, fontWeight: vars.weight.semibold });

export const pictures = style({ display: 'grid', gap: vars.space.x4, margin: `${vars.space.x4} 0` });
export const picture = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1, margin: 0 });
globalStyle(`${picture} figcaption`, { ...text('caption'), color: vars.color.inkMuted });
export const signature = style({
  display: 'block',
  width: textUnits(60),
  maxWidth: '100%',
  aspectRatio: '2',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  // A signature is drawn on white, so without a line its edge would be invisible on a white card.
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const thumbnail = style([signature, { width: textUnits(22), aspectRatio: '1', objectFit: 'cover' }]);
export const opens = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'zoom-in',
});

/** Sixty-four characters that may break anywhere. */
export const checksum = style({ ...text('micro'), overflowWrap: 'anywhere' });

export const edition = style({
  ...text('caption'),
  margin: `0 0 ${vars.space.x4}`,
  color: vars.color.inkMuted,
});

/** Below a line's label: its day, and what it paid. */
export const lineNote = style({
  ...text('caption'),
  ...figures,
  display: 'block',
  color: vars.color.inkMuted,
});
