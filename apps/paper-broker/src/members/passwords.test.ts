import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './passwords.js';

describe('passwords', () => {
  it('are kept as argon2id of today’s cost, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('Right-One 1'), hashPassword('Right-One 1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(isOutdated(one)).toBe(false);
    expect(isOutdated(one.replace('t=2', 't=1'))).toBe(true);
    expect([await isPassword('Right-One 1', one), await isPassword('wrong', one)]).toEqual([true, false]);
    expect(await isPassword('no password has this hash', undefined)).toBe(false);
    await expect(isPassword('x', 'not a hash')).rejects.toThrow();
    expect(await isPassword('Right-One 1', two)).toBe(true);
  });

  it('of one who floods do not keep another one waiting', async () => {
    const stored = await hashPassword('Right-One 1');
    let floodDone = 0;
    const flood = Array.from({ length: 200 }, () =>
      isPassword('wrong', stored, '203.0.113.1').then(
        () => void (floodDone += 1),
        (error: unknown) => (error instanceof Error ? error.message : ''),
      ),
    );
    expect(await isPassword('Right-One 1', stored, '203.0.113.2')).toBe(true);
    expect(floodDone).toBeLessThan(12);
    const refused = (await Promise.all(flood)).filter((each) => each === 'unavailable');
    expect(refused.length).toBeGreaterThanOrEqual(160);
  });
});
