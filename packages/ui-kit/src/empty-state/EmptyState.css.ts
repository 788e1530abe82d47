import { component } from '../css/component.js';
import { text, units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${vars.space.x10} ${vars.space.x6}`,
  textAlign: 'center',
  color: vars.color.ink,
});

export const picture = component({
  display: 'grid',
  placeItems: 'center',
  width: units(14),
  height: units(14),
  marginBottom: vars.space.x4,
  color: vars.color.inkMuted,
  background: vars.color.sunken,
  borderRadius: '50%',
});

export const title = component({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
});

export const hint = component({
  ...text('body'),
  margin: 0,
  marginTop: vars.space.x1,
  maxWidth: '34ch',
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const action = component({ marginTop: vars.space.x5 });
