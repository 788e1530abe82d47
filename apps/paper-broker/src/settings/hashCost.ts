/** The work that one hash of a password takes, in argon2id's parameters. */
export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters: 19 MiB, two passes, one lane. Each hash contains them, so they can be raised later. */
export const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
