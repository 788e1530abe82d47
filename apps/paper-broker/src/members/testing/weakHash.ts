import type { HashCost } from '../../settings/hashCost.js';
import { hashPassword, OURSELVES } from '../passwords.js';

/**
 * The lowest cost that argon2id accepts, for the passwords of tests, which protect nothing. Hashes of full cost took a
 * tenth of the processor time of the server's tests.
 */
export const WEAK_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const weakHash = (password: string): Promise<string> =>
  hashPassword({ passwordCost: WEAK_COST }, password, OURSELVES);
