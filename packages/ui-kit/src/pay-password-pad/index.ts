export { PayPasswordPad, type PayPasswordPadProps } from './PayPasswordPad.js';
