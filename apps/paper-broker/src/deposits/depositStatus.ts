/** Where a deposit can go from each state. Source: contract 4. */
export const depositTransitions = {
  wait: ['pass', 'partial', 'refuse', 'canceled'],
  pass: [],
  partial: [],
  refuse: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>;

export type DepositStatus = keyof typeof depositTransitions;

/** The numbers of the wire, by their place. */
const NUMBERED = [
  'wait',
  'pass',
  'partial',
  'refuse',
  'canceled',
] as const satisfies readonly DepositStatus[];

export const toStatusNumber = (status: DepositStatus): number => NUMBERED.indexOf(status);

/** @returns undefined for a number that no state has */
export const fromStatusNumber = (number: number): DepositStatus | undefined => NUMBERED[number];
