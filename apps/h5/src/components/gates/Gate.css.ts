import { text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const gate = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  margin: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x6}`,
  padding: `${vars.space.x6} ${vars.space.x5}`,
  textAlign: 'center',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: textUnits(14),
  height: textUnits(14),
  color: vars.color.info.onSoft,
  background: vars.color.info.soft,
  borderRadius: vars.radius.pill,
});

export const title = style({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  textWrap: 'balance',
});

export const why = style({ ...text('body'), margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });

export const action = style({ alignSelf: 'stretch', display: 'flex', flexDirection: 'column' });
