import { runHashTask } from './hashPool.js';

interface Cost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. Each hash contains them, so they can be raised
 * later.
 */
const OWASP: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The lowest parameters that argon2id accepts. */
const LOWEST: Cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let cost = OWASP;

/** For tests only, which make thousands of hashes of passwords that protect nothing. */
export function makeWeakHashes(isOn: boolean): void {
  cost = isOn ? LOWEST : OWASP;
}

/** The queue key of hashes that no request needs. Requests have their own keys and may have to wait. */
export const OURSELVES = 'server';

/**
 * The argon2id hash of a password or a pay password, in PHC form.
 * @param who the address or member id in whose turn it runs
 * @throws Refusal `unavailable` when this caller or the whole queue has too many waiting
 */
export async function hashPassword(password: string, who: string): Promise<string> {
  return String(await runHashTask(who, { password, cost }));
}

/**
 * Whether a password matches a stored hash. Without a stored hash it takes as long, so that the time reveals nothing.
 * @param who as for `hashPassword`
 * @throws Refusal as `hashPassword`
 */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  who: string,
): Promise<boolean> {
  const stored = storedHash ?? (await dummyHash());
  const isEqual = await runHashTask(who, { password, stored, cost });
  return isEqual === true && storedHash !== undefined;
}

/** Whether a hash was made with other parameters than the current ones. It is renewed at the next sign-in. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.includes(`m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`);
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('no password has this hash', OURSELVES).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}
