import { component, componentLinks } from '../css/index.js';
import { standIn, standInPicture, standInTitle, standInWords } from '../css/standIn.js';
import { vars } from '../theme/contract.css.js';

export const gate = component(
  {
    ...standIn,
    gap: vars.space.x3,
    padding: `${vars.space.x6} ${vars.space.x5}`,
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    fontFamily: vars.font.text,
  },
  'gate',
);

export const picture = component({
  ...standInPicture,
  color: vars.color.info.onSoft,
  background: vars.color.info.soft,
  borderRadius: vars.radius.pill,
});

export const title = component(standInTitle);

export const hint = component(standInWords);

export const action = component({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
});

componentLinks(gate, vars.color.brand.ink);
