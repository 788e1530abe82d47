export { SearchField, type SearchFieldProps } from './SearchField.js';
export { SuggestField, type SuggestFieldProps } from './SuggestField.js';
