import { component } from '../css/index.js';
import { label } from './FieldText.css.js';

export const group = component({ minWidth: 0, margin: 0, padding: 0, border: 0 }, 'field-group');

/** Resets the padding that browsers give a legend. */
export const legend = component([label, { padding: 0 }]);
