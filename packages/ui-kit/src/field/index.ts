export { Field, type FieldControlProps, type FieldFrameProps } from './Field.js';
export type { FieldProps } from './fieldProps.js';
