export { quantForm, type QuantFormContext, type QuantFormValues } from './quantForm.js';
