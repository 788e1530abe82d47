/** The states of a deposit that have words, indexed by their number on the wire. */
export const depositStatuses = ['wait', 'pass', 'partial', 'refuse', 'canceled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** The states of a withdrawal that have words. */
export const withdrawalStatuses = ['wait', 'pass', 'refuse', 'canceled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
