import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MOST_APART_MS } from '../util/clockDifference.js';
import { createTestClock, createTestEntropy, type TestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { Refusal } from '../http/refusal.js';
import { createMember } from './createMember.js';
import { weakHash } from './testing/weakHash.js';
import { requirePayPassword } from './payPassword.js';

describeOnBothStores('the payment password', (makeStore) => {
  let db: Database;
  let clock: TestClock;
  let payPasswordHash: string;
  let people = 0;
  let memberId: string;

  const join = async (hash?: string): Promise<string> => {
    people += 1;
    const id = await db.transaction((tx) =>
      createMember(
        tx,
        { clock, entropy: createTestEntropy(`pay ${people}`) },
        {
          mail: `pay${people}@fairlot.example`,
          phone: null,
          nickname: 'Ada',
          passwordHash: 'unused',
          ...(hash === undefined ? {} : { payPasswordHash: hash }),
        },
      ),
    );
    return id ?? '';
  };
  const attempt = async (payPassword: string, member = memberId): Promise<Refusal | 'right'> => {
    try {
      await requirePayPassword({ db, clock }, member, payPassword);
      return 'right';
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await weakHash('246810');
  });
  beforeEach(async () => {
    clock = createTestClock();
    memberId = await join(payPasswordHash);
  });
  afterAll(() => db.close());

  it('lets the right one pass, again and again', async () => {
    expect(await attempt('246810')).toBe('right');
    expect(await attempt('246810')).toBe('right');
  });

  it('says that none is set, and counts nothing', async () => {
    const other = await join();
    for (let each = 0; each < 6; each += 1) {
      expect(await attempt('246810', other)).toMatchObject({ code: 'pay_password_not_set', status: 422 });
    }
  });

  it('says how many tries are left, and answers the fifth wrong one with the lock', async () => {
    for (const left of ['4', '3', '2', '1']) {
      expect(await attempt('111111')).toMatchObject({
        code: 'pay_password_incorrect',
        status: 422,
        fields: [{ path: 'pay_password', code: 'pay_password_incorrect', params: { left } }],
      });
    }
    expect(await attempt('111111')).toMatchObject({
      code: 'pay_password_locked',
      status: 403,
      params: { minutes: '15' },
      retryAfterS: 900,
    });
  });

  it('refuses the right one too while it is locked, and starts anew after 15 minutes by the wall clock', async () => {
    for (let each = 0; each < 5; each += 1) await attempt('111111');
    clock.advance(60 * MINUTE_MS);
    clock.advanceWall(14 * MINUTE_MS);
    expect(await attempt('246810')).toMatchObject({
      code: 'pay_password_locked',
      params: { minutes: '1' },
    });
    clock.advanceWall(MINUTE_MS);
    expect(await attempt('111111')).toMatchObject({ params: { left: '4' } });
    expect(await attempt('246810')).toBe('right');
    expect(await attempt('111111')).toMatchObject({ params: { left: '4' } });
  });

  it('gives guesses sent at the same time no more than five tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => attempt(String(100000 + index))),
    );
    const codes = answers.map((answer) => (answer === 'right' ? answer : answer.code));
    expect(codes.filter((code) => code === 'pay_password_incorrect')).toHaveLength(4);
    expect(codes.filter((code) => code === 'pay_password_locked')).toHaveLength(8);
    expect(await attempt('246810')).toMatchObject({ code: 'pay_password_locked' });
  });

  it('takes any number of right ones sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('246810')));
    expect(new Set(answers)).toEqual(new Set(['right']));
  });

  it('counts each member alone', async () => {
    const other = await join(payPasswordHash);
    for (let each = 0; each < 5; each += 1) await attempt('111111');
    expect(await attempt('246810', other)).toBe('right');
  });

  it('is not locked for longer because the clock was ahead when it was locked', async () => {
    clock.advanceWall(30 * HOUR_MS);
    for (let wrong = 0; wrong < 5; wrong += 1) await attempt('000000');
    expect(await attempt('246810')).toMatchObject({ code: 'pay_password_locked' });
    clock.advanceWall(-30 * HOUR_MS);
    expect(await attempt('246810')).toBe('right');
  });

  it('is locked also for a server whose clock is a little behind that of the one that locked it', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await attempt('000000');
    clock.advanceWall(-MOST_APART_MS);
    expect(await attempt('246810')).toMatchObject({ code: 'pay_password_locked' });
  });
});
