import { component, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const code = component(
  {
    display: 'block',
    width: '100%',
    maxWidth: units(60),
    // Not the control's radius: a pill's corners would cut the three finder patterns.
    borderRadius: vars.radius.card,
    // Paper in every theme: half of all readers cannot read light on dark.
    background: vars.color.paper,
    color: vars.color.print,
    forcedColorAdjust: 'none',
  },
  'qr_code',
);
