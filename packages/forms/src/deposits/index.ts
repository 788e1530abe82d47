export { depositForm, type DepositFormContext, type DepositFormValues } from './depositForm.js';
