import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_APART_MS } from '../util/clockDifference.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import type { TestApp } from '../http/testing/createTestApp.js';
import { readOutbox } from '../messaging/outbox.js';
import { isCommonPassword } from './newPassword.js';
import { createSessionOperations } from './sessionOperations.js';
import { createMemberApp } from './testing/createMemberApp.js';

const password = 'Correct-horse1';
const renewed = 'Correct-horse2';

describeOnBothStores('joining and protecting an account', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let people = 0;
  let mail: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createMemberApp(db, createSessionOperations);
  });
  beforeEach(() => {
    people += 1;
    mail = `joiner${people}@fairlot.example`;
    test.clock.advanceWall(61 * MINUTE_MS);
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const send = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, payload?: object, token?: string) =>
    test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const ask = async (purpose: string, to = mail) => {
    const answer = await send('POST', '/member/code', { channel: 'mail', mail: to, purpose });
    // Messages are distinguished by their time.
    test.clock.advanceWall(1000);
    return answer;
  };
  const outbox = (to = mail) => readOutbox(db.read, test.context.config, { to, limit: 100 });
  const lastCode = async (to = mail) => (await outbox(to)).find(({ code }) => code !== null)?.code ?? '';
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
  const registration = (code: string, more: object = {}) => ({
    mail,
    code,
    password,
    confirm_password: password,
    agree: true,
    ...more,
  });
  const join = async (): Promise<string> => {
    await ask('register');
    const answer = await send('POST', '/member/register', registration(await lastCode()));
    return answer.json<{ token: string }>().token;
  };
  const login = (secret: string) => send('POST', '/member/login', { mail, password: secret });
  const reset = async (code: string, secret = renewed) =>
    send('POST', '/member/password/reset', { mail, code, password: secret, confirm_password: secret });

  describe('a code', () => {
    it('has six digits, of which only the slow hash is stored', async () => {
      await ask('register');
      const code = await lastCode();
      expect(code).toMatch(/^\d{6}$/);
      const rows = await db.read.selectFrom('verification_code').selectAll().execute();
      expect(rows.every((row) => row.code_hash.startsWith('$argon2id$'))).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(mail);
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
        test.clock.advanceWall(MINUTE_MS);
        expect((await ask('register')).statusCode).toBe(202);
      }
      test.clock.advanceWall(MINUTE_MS);
      const many = await ask('register');
      expect([many.statusCode, many.json().code]).toEqual([429, 'rate_limited']);
      expect(Number(many.headers['retry-after'])).toBe(3600 - 5 * 61 - 1);
    });

    it('replaces one of a clock that was ahead', async () => {
      test.clock.advanceWall(30 * HOUR_MS);
      await ask('reset');
      test.clock.advanceWall(-30 * HOUR_MS);
      expect((await ask('reset')).statusCode).toBe(202);
      expect((await ask('reset')).json().code).toBe('code_too_soon');
      const codes = await db.read.selectFrom('verification_code').selectAll().execute();
      expect(codes.filter(({ expires_at: at }) => at > later(test.clock.wall(), HOUR_MS))).toEqual([]);
    });

    it('comes no sooner from a server whose clock is a little behind', async () => {
      await ask('reset');
      test.clock.advanceWall(-MOST_APART_MS);
      expect((await ask('reset')).json().code).toBe('code_too_soon');
    });

    it('is the owner’s though a stranger asks for more and guesses', async () => {
      const from = (remoteAddress: string, path: string, payload: object) =>
        test.app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          remoteAddress,
          headers: { 'idempotency-key': crypto.randomUUID() },
          payload,
        });
      const asked = (address: string, purpose: string) =>
        from(address, '/member/code', { channel: 'mail', mail, purpose });
      const registered = (address: string, code: string) =>
        from(address, '/member/register', registration(code));

      for (let each = 0; each < 5; each += 1) {
        expect((await asked('203.0.113.66', 'register')).statusCode).toBe(202);
        test.clock.advanceWall(61_000);
      }
      expect((await asked('203.0.113.66', 'register')).statusCode).toBe(429);
      expect((await asked('203.0.113.66', 'reset')).statusCode).toBe(202);
      expect((await asked('203.0.113.1', 'register')).statusCode).toBe(202);
      const code = await lastCode();
      test.clock.advanceWall(1000);
      expect((await asked('203.0.113.67', 'register')).statusCode).toBe(202);
      for (let each = 0; each < 6; each += 1) await registered('203.0.113.66', wrongFor(code));
      for (let each = 0; each < 6; each += 1) await registered('203.0.113.68', wrongFor(code));
      expect((await registered('203.0.113.1', code)).statusCode).toBe(201);
    });

    it('works once, for 10 minutes, for its address and its purpose', async () => {
      await ask('register');
      const code = await lastCode();
      expect((await reset(code)).json()).toMatchObject({ status: 422, code: 'code_invalid' });
      test.clock.advanceWall(10 * MINUTE_MS);
      const late = await send('POST', '/member/register', registration(code));
      expect(late.json()).toMatchObject({ status: 422, code: 'code_expired', errors: [{ path: 'code' }] });
      await ask('register');
      const next = await lastCode();
      const other = registration(next, { mail: `other-${mail}` });
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
      test.clock.advanceWall(2 * MINUTE_MS);
      const known = await ask('reset');
      const unknown = await ask('reset', `nobody${people}@fairlot.example`);
      expect([known.statusCode, known.payload]).toEqual([unknown.statusCode, unknown.payload]);
      expect(await outbox(`nobody${people}@fairlot.example`)).toEqual([]);
      const [mine, theirs] = await Promise.all([
        reset('000000'),
        send('POST', '/member/password/reset', {
          mail: `nobody${people}@fairlot.example`,
          code: '000000',
          password: renewed,
          confirm_password: renewed,
        }),
      ]);
      expect({ ...mine.json(), request_id: '' }).toEqual({ ...theirs.json(), request_id: '' });
      expect((await ask('reset', `nobody${people}@fairlot.example`)).statusCode).toBe(429);
    });
  });

  describe('registering', () => {
    it('opens accounts, keeps what was agreed to, and signs in; again with the same key answers the same', async () => {
      await ask('register');
      const payload = registration(await lastCode(), {
        agreements: [{ document: 'user_agreement', version: '2.1' }],
      });
      const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'de' };
      const url = '/api/v1/member/register';
      const first = await test.app.inject({ method: 'POST', url, headers, payload });
      const again = await test.app.inject({ method: 'POST', url, headers, payload });
      expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
      expect(again.headers['idempotent-replayed']).toBe('true');
      // Tokens are not stored: a repetition with the same password gets its own token, with another password none.
      const { token } = first.json<{ token: string }>();
      const second = again.json<{ token: string }>().token;
      expect(second).not.toBe(token);
      expect((await send('GET', '/member/profile', undefined, second)).statusCode).toBe(200);
      const otherWords = { ...payload, password: renewed, confirm_password: renewed };
      const stranger = await test.app.inject({ method: 'POST', url, headers, payload: otherWords });
      expect(stranger.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
      test.clock.advanceWall(11 * MINUTE_MS);
      const late = await test.app.inject({ method: 'POST', url, headers, payload });
      expect(late.json()).toMatchObject({ code: 'already_registered' });
      const profile = await send('GET', '/member/profile', undefined, token);
      expect(profile.json()).toMatchObject({
        mail,
        nickname: null,
        language: 'de',
        has_pay_password: false,
        kyc_status: 'not_submitted',
      });
      const { id } = profile.json<{ id: string }>();
      const agreed = await db.read
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
      const first = await test.app.inject({ method: 'POST', url, headers, payload });
      expect(first.statusCode).toBe(201);
      const stranger = () =>
        send('POST', '/member/register', registration('000000', { mail: 'x@fairlot.example' }));
      Object.assign(test.context.config, { rateLimits: true });
      try {
        for (let tries = 0; tries < 10; tries += 1) expect((await stranger()).statusCode).toBe(422);
        expect((await stranger()).statusCode).toBe(429);
        const again = await test.app.inject({ method: 'POST', url, headers, payload });
        expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
        const shapeless = await test.app.inject({ method: 'POST', url, headers, payload: { mail } });
        expect(shapeless.statusCode).toBe(429);
        const halfAddress = { ...payload, areaCode: '+1' };
        const half = await test.app.inject({ method: 'POST', url, headers, payload: halfAddress });
        expect(half.statusCode).toBe(429);
        const other = await test.app.inject({
          method: 'POST',
          url,
          headers: { 'idempotency-key': 'another' },
          payload,
        });
        expect(other.statusCode).toBe(429);
      } finally {
        Object.assign(test.context.config, { rateLimits: false });
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
      test.clock.advanceWall(2 * MINUTE_MS);
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
      mail = `friend-${mail}`;
      await ask('register');
      const invited = registration(await lastCode(), { invite_code: inviter.invite_code.toLowerCase() });
      expect((await send('POST', '/member/register', invited)).statusCode).toBe(201);
      const row = await db.read
        .selectFrom('member')
        .select('invited_by')
        .where('mail', '=', mail)
        .executeTakeFirst();
      expect(row?.invited_by).toBe(inviter.id);
    });

    it('asks for one address, whole', async () => {
      for (const wrong of [{}, { mail, phone: '2025550101' }, { phone: '2025550101' }, { areaCode: '+1' }]) {
        const { mail: _left, ...rest } = registration('000000');
        const answer = await send('POST', '/member/register', { ...rest, ...wrong });
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
      }
    });
  });

  describe('the passwords', () => {
    it('are refused where they are among the common ones', () => {
      const common =
        'password passwort 123456 qwerty letmein iloveyou admin welcome monkey dragon 111111 abc123 1q2w3e4r football sunshine princess master superman trustno1 michael';
      for (const each of common.split(' ')) expect(isCommonPassword(each), each).toBe(true);
      for (const each of ['Fairlot26', 'Correct-horse1', 'Ñandú-2931'])
        expect(isCommonPassword(each)).toBe(false);
    });

    it('end every session when reset, unfreeze, and are told of everywhere', async () => {
      const token = await join();
      expect((await send('POST', '/member/freeze', { password }, token)).statusCode).toBe(204);
      expect((await send('GET', '/member/profile', undefined, token)).statusCode).toBe(401);
      expect((await login(password)).json()).toMatchObject({ status: 403, code: 'account_frozen' });
      expect((await login('wrong-one')).json()).toMatchObject({ code: 'invalid_credentials' });
      await ask('reset');
      expect((await reset(await lastCode())).statusCode).toBe(204);
      expect((await login(renewed)).statusCode).toBe(200);
      expect((await outbox())[0]).toMatchObject({ purpose: 'security', code: null });
    });

    it('change with the old one, which ends every session but the one that answers', async () => {
      const token = await join();
      const other = (await login(password)).json<{ token: string }>().token;
      const change = (old: string, next: string) =>
        send('PUT', '/member/password', { old_password: old, password: next, confirm_password: next }, token);
      expect((await change('wrong-one', renewed)).json()).toMatchObject({
        status: 422,
        code: 'old_password_incorrect',
        errors: [{ path: 'old_password' }],
      });
      expect((await change(password, password)).json()).toMatchObject({ code: 'password_unchanged' });
      const answer = await change(password, renewed);
      const next = answer.json<{ token: string }>().token;
      for (const [each, status] of [
        [token, 401],
        [other, 401],
        [next, 200],
      ] as const) {
        expect((await send('GET', '/member/profile', undefined, each)).statusCode).toBe(status);
      }
    });

    it('cannot be guessed with a stolen session', async () => {
      const token = await join();
      for (let each = 0; each < 5; each += 1) {
        expect((await send('POST', '/member/freeze', { password: `guess${each}` }, token)).statusCode).toBe(
          422,
        );
      }
      const answer = await send('POST', '/member/freeze', { password }, token);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    });

    it('for payments are set once, changed with the old one, replaced with a code, and never the login password', async () => {
      const token = await join();
      const put = (body: object) => send('PUT', '/member/pay_password', body, token);
      const pay = (digits: string) => ({ pay_password: digits, confirm_pay_password: digits });
      expect((await put(pay('846201'))).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'password' }],
      });
      for (const easy of ['111111', '123456', '654321', '121212', '123123'])
        expect((await put({ ...pay(easy), password })).json()).toMatchObject({ code: 'password_too_common' });
      expect((await put({ ...pay('846201'), password })).statusCode).toBe(204);
      expect((await put({ ...pay('951846'), password })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'code' }],
      });
      const wrong = await put({ ...pay('951846'), old_pay_password: '000000' });
      expect(wrong.json()).toMatchObject({
        code: 'pay_password_incorrect',
        errors: [{ path: 'old_pay_password' }],
      });
      expect((await put({ ...pay('951846'), old_pay_password: '846201' })).statusCode).toBe(204);
      for (let each = 0; each < 5; each += 1) await put({ ...pay('846201'), old_pay_password: '000000' });
      expect((await put({ ...pay('846201'), old_pay_password: '951846' })).json()).toMatchObject({
        status: 403,
        code: 'pay_password_locked',
      });
      await ask('pay_password');
      expect((await put({ ...pay('846201'), password, code: await lastCode() })).statusCode).toBe(204);
      expect((await put({ ...pay('951846'), old_pay_password: '846201' })).statusCode).toBe(204);
      const change = { old_password: password, password: '951846', confirm_password: '951846' };
      expect((await send('PUT', '/member/password', change, token)).json()).toMatchObject({
        code: 'password_like_pay_password',
      });
    });
  });

  it('a new address needs the password and its own code, and the old one is notified', async () => {
    const token = await join();
    const next = `new-${mail}`;
    await ask('bind', next);
    const body = { password, mail: next, code: await lastCode(next) };
    expect(
      (await send('PUT', '/member/contact', { ...body, password: 'wrong-one' }, token)).json(),
    ).toMatchObject({ code: 'old_password_incorrect' });
    const answer = await send('PUT', '/member/contact', body, token);
    expect(answer.json()).toMatchObject({ mail: next });
    expect((await outbox())[0]?.body).toContain(next);
  });

  it('sessions name the client’s platform, and none that is no plain word', async () => {
    const token = await join();
    const platforms = ['h5', 'iOS-18.2', '<b>', '\u00ff\u00fe', 'h5 h5', ' ', 'a'.repeat(21)];
    for (const platform of platforms)
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/member/login',
        headers: { 'idempotency-key': crypto.randomUUID(), platform },
        payload: { mail, password },
      });
    const { data } = (await send('GET', '/member/session', undefined, token)).json<{
      data: { platform: string }[];
    }>();
    const named = data.map(({ platform }) => platform).filter((platform) => platform !== 'unknown');
    expect(new Set(named)).toEqual(new Set(['h5', 'iOS-18.2']));
    expect(data).toHaveLength(platforms.length + 1);
  });

  it('sessions are listed, ended one by one or all but this, and are no one else’s business', async () => {
    const token = await join();
    const other = (await login(password)).json<{ token: string }>().token;
    await login(password);
    const list = async () =>
      (await send('GET', '/member/session', undefined, token)).json<{
        data: { id: string; current: boolean; ip_prefix: string }[];
      }>().data;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]?.ip_prefix).toBe('127.0.0.0/24');
    const [mine] = (await send('GET', '/member/session', undefined, other))
      .json<{
        data: { id: string; current: boolean }[];
      }>()
      .data.filter(({ current }) => current);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await send('DELETE', `/member/session/${mine?.id ?? ''}`, undefined, token)).statusCode).toBe(
        204,
      );
    expect((await send('GET', '/member/profile', undefined, other)).statusCode).toBe(401);
    expect((await send('DELETE', '/member/session', undefined, token)).statusCode).toBe(400);
    expect((await send('DELETE', '/member/session?others=true', undefined, token)).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
  });
});
