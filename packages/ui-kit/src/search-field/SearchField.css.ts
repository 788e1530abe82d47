import { component } from '../css/index.js';
import { control } from '../field/Field.css.js';

/** The field has a button of its own to empty it, which has a name. */
export const searchControl = component([
  control,
  { selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);
