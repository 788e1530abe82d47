import { runHashTask } from './hashPool.js';

/** OWASP's set for argon2id: 19 MiB, two passes, one lane. Stored with each hash, so it can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The queue key of hashes that no request asks for. Requests have keys of their own and may have to wait. */
export const OURSELVES = 'server';

/**
 * The argon2id hash of a password or a payment password, in PHC form.
 * @param who an address, or a member: whose turn it takes
 * @throws Refusal `unavailable` when too many wait, of this one or of all
 */
export async function hashPassword(password: string, who: string): Promise<string> {
  return String(await runHashTask(who, { password, cost: COST }));
}

/**
 * Compares with the hash of an unknown user as long as with a real one, so that the time tells nothing.
 * @param who as for `hashPassword`
 * @throws Refusal as `hashPassword`
 */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  who: string,
): Promise<boolean> {
  const stored = storedHash ?? (await dummyHash());
  const isEqual = await runHashTask(who, { password, stored, cost: COST });
  return isEqual === true && storedHash !== undefined;
}

/** Whether a hash was made at another cost than today's, so that it is renewed at the next sign-in. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.includes(`m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`);
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('no password has this hash', OURSELVES).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}
