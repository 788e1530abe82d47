/**
 * The transitions of an application's status. An approved loan can be cancelled until it is paid out. Source:
 * contract 4.
 */
export const approvalTransitions = {
  under_review: ['pass', 'refuse', 'canceled'],
  pass: ['canceled'],
  refuse: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>;

/** The transitions of the loan's status. The money moves only after the application has passed. */
export const loanTransitions = {
  not_disbursed: ['disbursed'],
  disbursed: ['overdue', 'repaid'],
  overdue: ['repaid'],
  repaid: [],
} as const satisfies Record<string, readonly string[]>;

export type ApprovalStatus = keyof typeof approvalTransitions;
export type LoanStatus = keyof typeof loanTransitions;
