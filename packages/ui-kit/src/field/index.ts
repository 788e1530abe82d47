export type { ChoiceOption } from './ChoiceRow.js';
export { Field, type FieldControlProps, type FieldFrameProps } from './Field.js';
export type { FieldProps } from './fieldProps.js';
export type { ValueProps } from '../hooks/useOwnValue.js';
