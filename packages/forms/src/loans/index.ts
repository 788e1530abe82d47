export {
  aboutLoanAmount,
  loanForm,
  type LoanFormProduct,
  type LoanFormValues,
  type LoanFormOutput,
} from './loanForm.js';
export { repaymentForm, type RepaymentContext, type RepaymentFormValues } from './repaymentForm.js';
