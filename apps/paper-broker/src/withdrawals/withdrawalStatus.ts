/** The wire's number of each status. */
export const withdrawalStatus = { wait: 0, pass: 1, refuse: 2, canceled: 3 } as const;

export type WithdrawalStatusKey = keyof typeof withdrawalStatus;

/** For each status, those that may follow it. */
export const withdrawalTransitions: Readonly<Record<WithdrawalStatusKey, readonly WithdrawalStatusKey[]>> = {
  wait: ['pass', 'refuse', 'canceled'],
  pass: [],
  refuse: [],
  canceled: [],
};

const keys = Object.keys(withdrawalStatus) as WithdrawalStatusKey[];

/** @throws Error for a number that is no status */
export function statusKeyOf(status: number): WithdrawalStatusKey {
  const found = keys.find((key) => withdrawalStatus[key] === status);
  if (found === undefined) throw new Error(`A withdrawal has no status ${status}.`);
  return found;
}
