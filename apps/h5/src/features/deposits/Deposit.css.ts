import { figures, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const sectionHeading = style({
  ...text('lead'),
  margin: 0,
  padding: `0 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
});
export const formHeading = style([sectionHeading, { padding: 0 }]);
export const lead = style({ ...text('body'), margin: 0, color: vars.color.inkMuted });
export const quiet = style({ ...text('caption'), margin: 0, color: vars.color.inkMuted });
export const methodFacts = style({ ...text('caption'), ...figures, color: vars.color.inkMuted });

export const estimate = style({ display: 'grid', gap: vars.space.half });
export const estimateLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.x2,
});
export const estimateFigure = style({ ...text('lead'), ...figures, fontWeight: vars.weight.semibold });

export const code = style({ display: 'flex', justifyContent: 'center', padding: `${vars.space.x2} 0` });
globalStyle(`${code} svg`, { width: `min(100%, ${textUnits(48)})`, height: 'auto' });

export const headline = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
});
globalStyle(`${headline} h1`, { ...text('heading'), padding: 0, fontWeight: vars.weight.semibold });
export const actions = style({ display: 'grid', gap: vars.space.x2 });

export const proofs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const proof = style({
  display: 'block',
  width: textUnits(22),
  height: textUnits(22),
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
});
export const proofButton = style({
  padding: 0,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'zoom-in',
});
