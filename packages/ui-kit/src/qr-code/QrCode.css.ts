import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const code = component(
  {
    display: 'block',
    width: '100%',
    maxWidth: '240px',
    borderRadius: vars.radius.control,
    // Of no theme: half of all readers see nothing in light on dark.
    background: 'white',
    color: 'black',
    forcedColorAdjust: 'none',
  },
  'qr_code',
);
