/** The transitions from each state. Source: contract 4. */
export const depositTransitions = {
  wait: ['pass', 'partial', 'refuse', 'canceled'],
  pass: [],
  partial: [],
  refuse: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>;

export type DepositStatus = keyof typeof depositTransitions;

/** The statuses by their number on the wire. */
export const DEPOSIT_STATUSES = [
  'wait',
  'pass',
  'partial',
  'refuse',
  'canceled',
] as const satisfies readonly DepositStatus[];

export const toStatusNumber = (status: DepositStatus): number => DEPOSIT_STATUSES.indexOf(status);

/** @returns undefined for a number that no status has */
export const fromStatusNumber = (number: number): DepositStatus | undefined => DEPOSIT_STATUSES[number];
