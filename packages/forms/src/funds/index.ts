export { fundForm, type FundAmount, type FundFormContext, type FundFormValues } from './fundForm.js';
