import { component } from '../css/index.js';
import { label } from './FieldText.css.js';

/** The label of a group that gets the focus when the element that had it was removed. A ring would look like a mistake. */
export const groupLabel = component([label, { ':focus': { outline: 'none' } }]);
