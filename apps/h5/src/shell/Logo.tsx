import { mark } from 'virtual:mark';
import { logo } from './Header.css.js';

/** The product's icon; decorative beside its name. */
export function Logo() {
  return <img className={logo} src={mark} alt="" />;
}
