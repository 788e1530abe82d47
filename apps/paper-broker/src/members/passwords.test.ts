import { describe, expect, it } from 'vitest';
import { hashRecoveryCodes } from './totp/recoveryCodes.js';
import { OWASP_COST } from '../settings/hashCost.js';
import { hashPassword, isOutdated, isPassword, OURSELVES } from './passwords.js';

const config = { passwordCost: OWASP_COST };

describe('passwords', () => {
  it('are kept as argon2id of today’s cost, each with its own salt', async () => {
    const [one, two] = await Promise.all([
      hashPassword(config, 'Right-One 1', OURSELVES),
      hashPassword(config, 'Right-One 1', OURSELVES),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(isOutdated(config, one)).toBe(false);
    expect(isOutdated(config, one.replace('t=2', 't=1'))).toBe(true);
    expect([
      await isPassword('Right-One 1', one, OURSELVES),
      await isPassword('wrong', one, OURSELVES),
    ]).toEqual([true, false]);
    expect(await isPassword('no password has this hash', undefined, OURSELVES)).toBe(false);
    await expect(isPassword('x', 'not a hash', OURSELVES)).rejects.toThrow();
    expect(await isPassword('Right-One 1', two, OURSELVES)).toBe(true);
  });

  it('of a member’s recovery codes take the member’s own turns, one at a time', async () => {
    const calls = Array.from({ length: 32 }, () =>
      hashRecoveryCodes(config, 'mem_flood', ['AAAAA-BBBBB', 'CCCCC-DDDDD']),
    );
    expect(await hashPassword(config, 'Right-One 1', OURSELVES)).toMatch(/^\$argon2id/);
    expect((await Promise.all(calls)).every((hashes) => hashes.length === 2)).toBe(true);
  });

  it('of one caller who floods do not keep another one waiting', async () => {
    const stored = await hashPassword(config, 'Right-One 1', OURSELVES);
    let floodDone = 0;
    const flood = Array.from({ length: 200 }, () =>
      isPassword('wrong', stored, '203.0.113.1').then(
        () => void (floodDone += 1),
        (error: unknown) => (error instanceof Error ? error.message : ''),
      ),
    );
    expect(await isPassword('Right-One 1', stored, '203.0.113.2')).toBe(true);
    const doneBefore = floodDone;
    const refused = (await Promise.all(flood)).filter((each) => each === 'unavailable');
    // 32 may wait, and each of at most four threads works on one.
    expect(refused.length).toBeGreaterThanOrEqual(flood.length - 36);
    expect(doneBefore).toBeLessThan(flood.length - refused.length);
  });
});
