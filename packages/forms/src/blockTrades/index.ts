export { blockForm, type BlockFormValues } from './blockForm.js';
