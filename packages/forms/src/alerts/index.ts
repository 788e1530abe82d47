export { alertForm, type AlertFormValues } from './alertForm.js';
