import { component, componentLinks } from '../css/component.js';
import { standIn, standInPicture, standInTitle, standInWords } from '../css/standIn.js';
import { vars } from '../theme/contract.css.js';

export const state = component({
  ...standIn,
  padding: `${vars.space.x10} ${vars.space.x6}`,
  color: vars.color.ink,
});

export const picture = component({
  ...standInPicture,
  marginBottom: vars.space.x4,
  color: vars.color.inkMuted,
  background: vars.color.sunken,
  borderRadius: '50%',
});

export const title = component(standInTitle);

export const hint = component({ ...standInWords, marginTop: vars.space.x1, maxWidth: '34ch' });

export const action = component({ marginTop: vars.space.x5 });

componentLinks(state, vars.color.brand.ink);
