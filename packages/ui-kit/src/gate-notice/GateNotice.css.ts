import { component, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const gate = component(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.x3,
    padding: `${vars.space.x6} ${vars.space.x5}`,
    textAlign: 'center',
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    fontFamily: vars.font.text,
  },
  'gate',
);

export const picture = component({
  display: 'grid',
  placeItems: 'center',
  width: units(14),
  height: units(14),
  color: vars.color.info.onSoft,
  background: vars.color.info.soft,
  borderRadius: vars.radius.pill,
});

export const title = component({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  textWrap: 'balance',
});

export const why = component({
  ...text('body'),
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const action = component({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
});
