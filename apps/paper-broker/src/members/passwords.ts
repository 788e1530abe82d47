import { hash, verify } from '@node-rs/argon2';

/** OWASP's set for argon2id: 19 MiB, two passes, one lane. Stored with each hash, so it can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** More at once would let a flood of sign-ins starve everything else on the machine. */
const AT_ONCE = 4;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // A waiting one takes the place over, so the count stays.
    if (next === undefined) running -= 1;
    else next();
  }
}

/** The argon2id hash of a password or a payment password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Compares with the hash of an unknown user as long as with a real one, so that the time tells nothing. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const isEqual = await inTurn(async () => verify(storedHash ?? (await dummyHash()), password));
  return isEqual && storedHash !== undefined;
}

/** Whether a hash was made at another cost than today's, so that it is renewed at the next sign-in. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.includes(`m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`);
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hash('no password has this hash', COST);
  return dummy;
}
