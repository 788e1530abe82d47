import type { Config } from '../settings/config.js';
import { OWASP_COST } from '../settings/hashCost.js';
import { runHashTask } from './hashPool.js';

type Cost = Pick<Config, 'passwordCost'>;

/** The queue key of hashes that no request needs. Requests have their own keys and may have to wait. */
export const OURSELVES = 'server';

/**
 * The argon2id hash of a password or a pay password, in PHC form.
 * @param who the address or member id in whose turn it runs
 * @throws Refusal `unavailable` when this caller or the whole queue has too many waiting
 */
export async function hashPassword({ passwordCost }: Cost, password: string, who: string): Promise<string> {
  return String(await runHashTask(who, { password, cost: passwordCost }));
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
  const isEqual = await runHashTask(who, { password, stored });
  return isEqual === true && storedHash !== undefined;
}

/** Whether a hash was made with other parameters than the current ones. It is renewed at the next sign-in. */
export function isOutdated({ passwordCost: cost }: Cost, storedHash: string): boolean {
  return !storedHash.includes(`m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`);
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword({ passwordCost: OWASP_COST }, 'no password has this hash', OURSELVES).catch(
    (error: unknown) => {
      dummy = undefined;
      throw error;
    },
  );
  return dummy;
}
