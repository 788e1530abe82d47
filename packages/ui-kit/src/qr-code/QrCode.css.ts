import { component, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const code = component(
  {
    display: 'block',
    width: '100%',
    maxWidth: units(60),
    // Not the control's: a pill's corners would cut the three squares a camera looks for.
    borderRadius: vars.radius.card,
    // Of no theme: half of all readers see nothing in light on dark.
    background: vars.color.paper,
    color: vars.color.print,
    forcedColorAdjust: 'none',
  },
  'qr_code',
);
