import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { MINUTE_MS } from '../util/durations.js';
import { renewed, useJoining } from './testing/useJoining.js';

describeOnBothStores('registering', (makeStore) => {
  const joining = useJoining(makeStore);
  const { send, ask, lastCode, registration, join } = joining;

  it('opens accounts, keeps what was agreed to, and signs in; again with the same key answers the same', async () => {
    await ask('register');
    const payload = registration(await lastCode(), {
      agreements: [{ document: 'user_agreement', version: '2.1' }],
    });
    const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'de' };
    const url = '/api/v1/member/register';
    const first = await joining.test.app.inject({ method: 'POST', url, headers, payload });
    const again = await joining.test.app.inject({ method: 'POST', url, headers, payload });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    // Tokens are not stored: a repetition with the same password gets its own token, with another password none.
    const { token } = first.json<{ token: string }>();
    const second = again.json<{ token: string }>().token;
    expect(second).not.toBe(token);
    expect((await send('GET', '/member/profile', undefined, second)).statusCode).toBe(200);
    const otherWords = { ...payload, password: renewed, confirm_password: renewed };
    const stranger = await joining.test.app.inject({ method: 'POST', url, headers, payload: otherWords });
    expect(stranger.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    joining.test.clock.advanceWall(11 * MINUTE_MS);
    const late = await joining.test.app.inject({ method: 'POST', url, headers, payload });
    expect(late.json()).toMatchObject({ code: 'already_registered' });
    const profile = await send('GET', '/member/profile', undefined, token);
    expect(profile.json()).toMatchObject({
      mail: joining.mail,
      nickname: null,
      language: 'de',
      has_pay_password: false,
      kyc_status: 'not_submitted',
    });
    const { id } = profile.json<{ id: string }>();
    const agreed = await joining.db.read
      .selectFrom('member_agreement')
      .select(['document', 'version'])
      .where('member_id', '=', id)
      .execute();
    expect(agreed).toEqual([{ document: 'user_agreement', version: '2.1' }]);
  });

  it('is answered from the record though its sender may try no more', async () => {
    await ask('register');
    const url = '/api/v1/member/register';
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const payload = registration(await lastCode());
    const first = await joining.test.app.inject({ method: 'POST', url, headers, payload });
    expect(first.statusCode).toBe(201);
    const stranger = () =>
      send('POST', '/member/register', registration('000000', { mail: 'x@fairlot.example' }));
    Object.assign(joining.test.context.config, { rateLimits: true });
    try {
      for (let tries = 0; tries < 10; tries += 1) expect((await stranger()).statusCode).toBe(422);
      expect((await stranger()).statusCode).toBe(429);
      const again = await joining.test.app.inject({ method: 'POST', url, headers, payload });
      expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
      const shapeless = await joining.test.app.inject({
        method: 'POST',
        url,
        headers,
        payload: { mail: joining.mail },
      });
      expect(shapeless.statusCode).toBe(429);
      const halfAddress = { ...payload, areaCode: '+1' };
      const half = await joining.test.app.inject({ method: 'POST', url, headers, payload: halfAddress });
      expect(half.statusCode).toBe(429);
      const other = await joining.test.app.inject({
        method: 'POST',
        url,
        headers: { 'idempotency-key': 'another' },
        payload,
      });
      expect(other.statusCode).toBe(429);
    } finally {
      Object.assign(joining.test.context.config, { rateLimits: false });
    }
  });

  it.each([
    [{ agree: false }, 'agreement_required', 'agree'],
    [{ confirm_password: 'Other-horse1' }, 'password_mismatch', 'confirm_password'],
    [{ password: '1234', confirm_password: '1234' }, 'password_too_common', 'password'],
    [{ password: 'PassWord', confirm_password: 'PassWord' }, 'password_too_common', 'password'],
    [{ invite_code: 'NOBODY99' }, 'invite_code_unknown', 'invite_code'],
  ])('refuses %j with %s and leaves the code unspent', async (more, code, path) => {
    await ask('register');
    const right = await lastCode();
    const answer = await send('POST', '/member/register', registration(right, more));
    expect(answer.json()).toMatchObject({ status: 422, code, errors: [{ path, code }] });
    expect((await send('POST', '/member/register', registration(right))).statusCode).toBe(201);
  });

  it('says in the seed’s words that two passwords differ', async () => {
    const answer = await send(
      'POST',
      '/member/register',
      registration('000000', { confirm_password: 'x123' }),
    );
    expect(answer.json()).toMatchObject({ message: 'The password entered twice is inconsistent.' });
  });

  it('reveals that an address is taken only to someone who has its code', async () => {
    await join();
    const blind = await send('POST', '/member/register', registration('000000'));
    expect(blind.json<{ code: string }>().code).toMatch(/^code_/);
    joining.test.clock.advanceWall(2 * MINUTE_MS);
    await ask('register');
    const answer = await send('POST', '/member/register', registration(await lastCode()));
    expect(answer.json()).toMatchObject({ status: 409, code: 'already_registered' });
  });

  it('remembers who invited whom', async () => {
    const token = await join();
    const inviter = (await send('GET', '/member/profile', undefined, token)).json<{
      id: string;
      invite_code: string;
    }>();
    joining.mail = `friend-${joining.mail}`;
    await ask('register');
    const invited = registration(await lastCode(), { invite_code: inviter.invite_code.toLowerCase() });
    expect((await send('POST', '/member/register', invited)).statusCode).toBe(201);
    const row = await joining.db.read
      .selectFrom('member')
      .select('invited_by')
      .where('mail', '=', joining.mail)
      .executeTakeFirst();
    expect(row?.invited_by).toBe(inviter.id);
  });

  it('asks for one address, whole', async () => {
    for (const wrong of [
      {},
      { mail: joining.mail, phone: '2025550101' },
      { phone: '2025550101' },
      { areaCode: '+1' },
    ]) {
      const { mail: _left, ...rest } = registration('000000');
      const answer = await send('POST', '/member/register', { ...rest, ...wrong });
      expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
    }
  });
});
