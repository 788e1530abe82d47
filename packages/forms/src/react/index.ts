export { refusedFieldsOf, type ServerFieldError } from './fieldErrors.js';
export { FormField, type FormFieldProps } from './FormField.js';
export { FormTextProvider, type FormText } from './formText.js';
export { useField, type BoundField } from './useField.js';
export { useRefusedFields } from './useRefusedFields.js';
export { useZodForm, type ZodForm, type ZodFormOptions } from './useZodForm.js';
