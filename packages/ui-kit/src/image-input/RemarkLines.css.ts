import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';
import { line } from './ImageInput.css.js';

/** Of a picture that was taken all the same. */
export const advice = component([line, { color: vars.color.caution.ink }]);
