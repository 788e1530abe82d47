/** The numbers of the wire, and their words. */
export const withdrawalStatus = { wait: 0, pass: 1, refuse: 2, canceled: 3 } as const;

export type WithdrawalStatusKey = keyof typeof withdrawalStatus;

/** From each state, the states that may follow. */
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
