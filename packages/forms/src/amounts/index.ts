export { amountForm, type AmountContext, type AmountFormValues } from './amountForm.js';
