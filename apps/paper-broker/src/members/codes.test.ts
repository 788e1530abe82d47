import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { MOST_APART_MS } from '../util/clockDifference.js';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { renewed, useJoining, wrongFor } from './testing/useJoining.js';

describeOnBothStores('a code', (makeStore) => {
  const joining = useJoining(makeStore);
  const { send, ask, outbox, lastCode, registration, join, reset } = joining;

  it('has six digits, of which only the slow hash is stored', async () => {
    await ask('register');
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const rows = await joining.db.read.selectFrom('verification_code').selectAll().execute();
    expect(rows.every((row) => row.code_hash.startsWith('$argon2id$'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(joining.mail);
  });

  it('comes again after 60 s, five times in an hour, each with the time to wait', async () => {
    expect((await ask('register')).json()).toEqual({ expires_in: 600, resend_in: 60 });
    const soon = await ask('register');
    expect([soon.statusCode, soon.json().code, soon.headers['retry-after']]).toEqual([
      429,
      'code_too_soon',
      '59',
    ]);
    expect(soon.json().message).toBe('We have just sent you a code. Please wait 59 seconds.');
    for (let each = 0; each < 4; each += 1) {
      joining.test.clock.advanceWall(MINUTE_MS);
      expect((await ask('register')).statusCode).toBe(202);
    }
    joining.test.clock.advanceWall(MINUTE_MS);
    const many = await ask('register');
    expect([many.statusCode, many.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(many.headers['retry-after'])).toBe(3600 - 5 * 61 - 1);
  });

  it('replaces one of a clock that was ahead', async () => {
    joining.test.clock.advanceWall(30 * HOUR_MS);
    await ask('reset');
    joining.test.clock.advanceWall(-30 * HOUR_MS);
    expect((await ask('reset')).statusCode).toBe(202);
    expect((await ask('reset')).json().code).toBe('code_too_soon');
    const codes = await joining.db.read.selectFrom('verification_code').selectAll().execute();
    expect(codes.filter(({ expires_at: at }) => at > later(joining.test.clock.wall(), HOUR_MS))).toEqual([]);
  });

  it('comes no sooner from a server whose clock is a little behind', async () => {
    await ask('reset');
    joining.test.clock.advanceWall(-MOST_APART_MS);
    expect((await ask('reset')).json().code).toBe('code_too_soon');
  });

  it('is the owner’s though a stranger asks for more and guesses', async () => {
    const from = (remoteAddress: string, path: string, payload: object) =>
      joining.test.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        remoteAddress,
        headers: { 'idempotency-key': crypto.randomUUID() },
        payload,
      });
    const asked = (address: string, purpose: string) =>
      from(address, '/member/code', { channel: 'mail', mail: joining.mail, purpose });
    const registered = (address: string, code: string) =>
      from(address, '/member/register', registration(code));

    for (let each = 0; each < 5; each += 1) {
      expect((await asked('203.0.113.66', 'register')).statusCode).toBe(202);
      joining.test.clock.advanceWall(61_000);
    }
    expect((await asked('203.0.113.66', 'register')).statusCode).toBe(429);
    expect((await asked('203.0.113.66', 'reset')).statusCode).toBe(202);
    expect((await asked('203.0.113.1', 'register')).statusCode).toBe(202);
    const code = await lastCode();
    joining.test.clock.advanceWall(1000);
    expect((await asked('203.0.113.67', 'register')).statusCode).toBe(202);
    for (let each = 0; each < 6; each += 1) await registered('203.0.113.66', wrongFor(code));
    for (let each = 0; each < 6; each += 1) await registered('203.0.113.68', wrongFor(code));
    expect((await registered('203.0.113.1', code)).statusCode).toBe(201);
  });

  it('works once, for 10 minutes, for its address and its purpose', async () => {
    await ask('register');
    const code = await lastCode();
    expect((await reset(code)).json()).toMatchObject({ status: 422, code: 'code_invalid' });
    joining.test.clock.advanceWall(10 * MINUTE_MS);
    const late = await send('POST', '/member/register', registration(code));
    expect(late.json()).toMatchObject({ status: 422, code: 'code_expired', errors: [{ path: 'code' }] });
    await ask('register');
    const next = await lastCode();
    const other = registration(next, { mail: `other-${joining.mail}` });
    expect((await send('POST', '/member/register', other)).json()).toMatchObject({ code: 'code_invalid' });
    expect((await send('POST', '/member/register', registration(next))).statusCode).toBe(201);
    expect((await send('POST', '/member/register', registration(next))).json()).toMatchObject({
      code: 'code_expired',
    });
  });

  it('is dead after five wrong tries, even when they come at the same time', async () => {
    await ask('register');
    const code = await lastCode();
    const guesses = Array.from({ length: 8 }, () =>
      send('POST', '/member/register', registration(wrongFor(code))),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((each) => each === 'code_invalid')).toHaveLength(5);
    expect(codes.filter((each) => each === 'code_expired')).toHaveLength(3);
    expect((await send('POST', '/member/register', registration(code))).json()).toMatchObject({
      code: 'code_expired',
    });
  });

  it('does not reveal who has an account: the answer is the same, and nothing is sent', async () => {
    await join();
    const nobody = `nobody-${joining.mail}`;
    joining.test.clock.advanceWall(2 * MINUTE_MS);
    const known = await ask('reset');
    const unknown = await ask('reset', nobody);
    expect([known.statusCode, known.payload]).toEqual([unknown.statusCode, unknown.payload]);
    expect(await outbox(nobody)).toEqual([]);
    const [mine, theirs] = await Promise.all([
      reset('000000'),
      send('POST', '/member/password/reset', {
        mail: nobody,
        code: '000000',
        password: renewed,
        confirm_password: renewed,
      }),
    ]);
    expect({ ...mine.json(), request_id: '' }).toEqual({ ...theirs.json(), request_id: '' });
    expect((await ask('reset', nobody)).statusCode).toBe(429);
  });
});
