import { component } from '../css/index.js';
import { control } from '../field/Field.css.js';

/** Hides the browser's clear button; the field's own has an accessible name. */
export const searchControl = component([
  control,
  { selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);
