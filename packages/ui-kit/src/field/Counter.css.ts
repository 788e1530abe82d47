import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const counter = component({
  marginBlockStart: vars.space.x2,
  flex: 'none',
  fontVariantNumeric: vars.font.numeric,
  selectors: { '&[data-full]': { color: vars.color.ink, fontWeight: vars.weight.medium } },
});
