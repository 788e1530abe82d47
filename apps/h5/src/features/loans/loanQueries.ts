import type { Schemas } from '@fairlot/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchOf } from '../../engine/index.js';
import { pagedQuery } from '../../queries/pagedQuery.js';
import { api } from '../../state/client.js';
import { MINUTE_MS } from '../../durations.js';

export type Loan = Schemas['Loan'];
export type LoanDetail = Schemas['LoanDetail'];
export type LoanProduct = Schemas['LoanProduct'];
export type LoanQuote = Schemas['LoanQuote'];
export type LoanRepaid = Schemas['LoanRepaid'];
export type RepaymentPreview = Schemas['RepaymentPreview'];
export type LoanFilter = SearchOf<'/pages/borrow/history'>['status'];

/** Maximum loans of one customer at a time; the server refuses more. */
export const MAX_ACTIVE_LOANS = 3;

/** The refetch interval of loans in progress, between events of the member stream, ms. */
const FOLLOW_MS = MINUTE_MS;
const ACTIVE_ROWS = 50;

/** The state of a loan, combining the application's and the money's. */
export type Standing = 'review' | 'refused' | 'canceled' | 'approved' | 'disbursed' | 'overdue' | 'repaid';

export function standingOf({
  approvalStatus,
  loanStatus,
}: Pick<Loan, 'approvalStatus' | 'loanStatus'>): Standing {
  if (approvalStatus === 'under_review') return 'review';
  if (approvalStatus === 'refuse') return 'refused';
  if (approvalStatus === 'canceled') return 'canceled';
  if (loanStatus === 'repaid') return 'repaid';
  if (loanStatus === 'overdue') return 'overdue';
  return loanStatus === 'disbursed' ? 'disbursed' : 'approved';
}

/** Whether something is owed, so that it can be repaid. */
export const isOwed = (loan: Loan): boolean =>
  loan.loanStatus === 'disbursed' || loan.loanStatus === 'overdue';

/** Whether a loan counts toward `MAX_ACTIVE_LOANS`. */
const isActive = (loan: Loan): boolean =>
  (loan.approvalStatus === 'under_review' || loan.approvalStatus === 'pass') && loan.loanStatus !== 'repaid';

/** The loan products with their costs. `scope`: `useSessionScope()`. */
export const loanProductsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'loan', 'product'],
    queryFn: async ({ signal }) => (await api.get('/loan/product', { signal })).data,
    staleTime: FOLLOW_MS,
  });

/** The cost of a loan. A quote has no effect unless it is sent with an application. */
export const quoteQuery = (scope: string, productId: string, amount: string, isAsked: boolean) =>
  queryOptions({
    queryKey: [scope, 'loan', 'quote', productId, amount],
    queryFn: ({ signal }) => api.post('/loan/quote', { body: { productId, amount }, signal }),
    enabled: scope !== 'guest' && isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Loans that wait, are paid out or are owed, newest first. */
export const activeLoansQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'loan', 'active'],
    queryFn: async ({ signal }) =>
      (await api.get('/loan', { params: { query: { limit: ACTIVE_ROWS } }, signal })).data.filter(isActive),
    refetchInterval: FOLLOW_MS,
  });

/** The customer's loans, by pages, newest first. */
export const loansQuery = (scope: string, status: LoanFilter) =>
  pagedQuery({
    queryKey: [scope, 'loan', 'list', status],
    load: (page, options) =>
      api.get('/loan', {
        params: { query: { ...page, ...(status === 'all' ? {} : { status }) } },
        ...options,
      }),
    refetchInterval: FOLLOW_MS,
  });

/** One loan with its schedule and repayments. */
export const loanQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'loan', 'one', id],
    queryFn: ({ signal }) => api.get('/loan/{id}', { params: { path: { id } }, signal }),
    refetchInterval: FOLLOW_MS,
  });
