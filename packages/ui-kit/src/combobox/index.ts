export { Combobox, type ComboboxProps } from './Combobox.js';
export type { FindOptions } from './useFoundOptions.js';
