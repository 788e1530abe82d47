export { amountForm, type AmountContext, type AmountFormValues, type AmountRules } from './amountForm.js';
