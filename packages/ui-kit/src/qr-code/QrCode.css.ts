import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const code = component(
  {
    display: 'block',
    width: '100%',
    maxWidth: '240px',
    // Not the control's: a pill's corners would cut the three squares a camera looks for.
    borderRadius: vars.radius.card,
    // Of no theme: half of all readers see nothing in light on dark.
    background: 'white',
    color: 'black',
    forcedColorAdjust: 'none',
  },
  'qr_code',
);
