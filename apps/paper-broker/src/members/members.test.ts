import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_APART_MS } from '../util/clockDifference.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { createMember } from './createMember.js';
import { createMemberOperations } from './operations.js';
import { weakHash } from './testing/weakHash.js';
import { endSessions } from './sessions.js';

describeOnBothStores('members', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let memberId: string;
  let people = 0;
  let mail: string;
  let phone: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(
      db,
      (context) =>
        createMemberOperations(context, { listBalances: async () => [], setAvatar: async () => undefined }),
      { rateLimits: false },
    );
  });
  beforeEach(async () => {
    people += 1;
    mail = `ada${people}@fairlot.example`;
    phone = `20255501${String(people).padStart(2, '0')}`;
    const passwordHash = await weakHash('Right-One 1');
    const id = await db.transaction((tx) =>
      createMember(tx, test.context, {
        mail,
        phone: { areaCode: '1', number: phone },
        nickname: 'Ada',
        passwordHash,
      }),
    );
    memberId = id ?? '';
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const login = (password: string, name = mail) =>
    test.app.inject({ method: 'POST', url: '/api/v1/member/login', payload: { mail: name, password } });
  const signIn = async (): Promise<string> => (await login('Right-One 1')).json<{ token: string }>().token;
  const profile = (token: string) =>
    test.app.inject({ url: '/api/v1/member/profile', headers: { authorization: `Bearer ${token}` } });

  describe('signing in', () => {
    it('works with the mail address in any case, the member id, the phone number and the alias', async () => {
      expect((await login('Right-One 1')).statusCode).toBe(200);
      expect((await login('Right-One 1', mail.toUpperCase())).statusCode).toBe(200);
      expect((await login('Right-One 1', memberId)).statusCode).toBe(200);
      for (const areaCode of ['1', '+1']) {
        const payload = { phone, areaCode, password: 'Right-One 1' };
        const byPhone = await test.app.inject({ method: 'POST', url: '/api/v1/member/login/phone', payload });
        expect(byPhone.statusCode).toBe(200);
      }
      const payload = { username: mail, password: 'Right-One 1' };
      const alias = await test.app.inject({ method: 'POST', url: '/api/v1/user/login', payload });
      expect(alias.statusCode).toBe(200);
      expect(alias.headers['deprecation']).toBe('true');
    });

    it('answers a token of 256 bits, of which only the hash is stored', async () => {
      const token = await signIn();
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      const rows = await db.read.selectFrom('member_session').selectAll().execute();
      expect(
        JSON.stringify(rows.map((row) => Buffer.from(row.token_hash).toString('base64url'))),
      ).not.toContain(token);
    });

    it('answers an unknown mail address and a wrong password alike', async () => {
      const wrong = await login('wrong');
      const unknown = await login('wrong', 'nobody@fairlot.example');
      for (const answer of [wrong, unknown]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toMatchObject({ code: 'invalid_credentials', errors: [] });
      }
      expect({ ...wrong.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' });
    });

    it('waits 60 s after five wrong tries, then twice as long, and then takes the right password', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await login('wrong')).statusCode).toBe(422);
      const early = await login('Right-One 1');
      expect(early.statusCode).toBe(429);
      expect(early.headers['retry-after']).toBe('60');
      expect(early.json()).toMatchObject({ code: 'rate_limited', message: 'Please wait a moment' });

      test.clock.advanceWall(MINUTE_MS + 1);
      expect((await login('wrong')).statusCode).toBe(422);
      expect((await login('Right-One 1')).headers['retry-after']).toBe('120');

      test.clock.advanceWall(2 * MINUTE_MS + 1);
      expect((await login('Right-One 1')).statusCode).toBe(200);
      expect((await login('wrong')).statusCode).toBe(422);
    });

    it('compares five of a hundred wrong tries that come at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_each, index) => login(`wrong ${index}`)),
      );
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(95);
    });

    it('takes any number of right ones that come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => login('Right-One 1')));
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    });

    it('counts the ways to write one mail address or one phone number together', async () => {
      const names = [mail, mail.toUpperCase(), ` ${mail}`, `${mail} `, mail.replace('ada', 'ADA')];
      for (const name of names) expect((await login('wrong', name)).statusCode).toBe(422);
      expect((await login('wrong')).statusCode).toBe(429);

      const byPhone = (areaCode: string) =>
        test.app.inject({
          method: 'POST',
          url: '/api/v1/member/login/phone',
          payload: { phone, areaCode, password: 'wrong' },
        });
      for (const areaCode of ['1', '+1', '01', '+01', '001'])
        expect((await byPhone(areaCode)).statusCode).toBe(422);
      expect((await byPhone('+1')).statusCode).toBe(429);
    });

    it('makes nobody wait longer because the clock was ahead at the wrong tries', async () => {
      test.clock.advanceWall(30 * HOUR_MS);
      for (let wrong = 0; wrong < 5; wrong += 1) await login('wrong');
      expect((await login('Right-One 1')).statusCode).toBe(429);
      test.clock.advanceWall(-30 * HOUR_MS);
      expect((await login('Right-One 1')).statusCode).toBe(200);
    });

    it('makes somebody wait also at a server whose clock is a little behind', async () => {
      // The wait doubles, up to the longest one.
      for (let round = 0; round < 8; round += 1) {
        for (let wrong = 0; wrong < 5; wrong += 1) await login('wrong');
        const wait = await login('Right-One 1');
        if (round < 7) test.clock.advanceWall((Number(wait.headers['retry-after']) + 1) * 1000);
      }
      test.clock.advanceWall(-MOST_APART_MS);
      expect((await login('Right-One 1')).statusCode).toBe(429);
    });

    it('throttles an unknown name in the same way', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) await login('wrong', `ghost${people}@fairlot.example`);
      expect((await login('wrong', `ghost${people}@fairlot.example`)).statusCode).toBe(429);
    });

    it('reveals a locked account only to someone who knows the password, and ends its sessions', async () => {
      const token = await signIn();
      await db.read.updateTable('member').set({ locked_at: new Date() }).where('id', '=', memberId).execute();
      expect((await login('wrong')).json()).toMatchObject({ code: 'invalid_credentials' });
      expect((await login('Right-One 1')).json()).toMatchObject({ code: 'account_locked', status: 403 });
      expect((await profile(token)).statusCode).toBe(401);
    });

    it('asks for a correct mail address in the words of the app', async () => {
      for (const bad of ['a@b', 'a b@c.de', `${'a'.repeat(140)}@b.example`]) {
        const answer = await login('Right-One 1', bad);
        expect(answer.json()).toMatchObject({
          status: 400,
          code: 'invalid_email',
          message: 'Please enter the correct email address.',
        });
      }
    });
  });

  describe('a session', () => {
    it('ends at once when the member signs out', async () => {
      const token = await signIn();
      expect((await profile(token)).statusCode).toBe(200);
      const headers = { authorization: `Bearer ${token}` };
      const out = await test.app.inject({ method: 'POST', url: '/api/v1/member/logout', headers });
      expect(out.statusCode).toBe(204);
      expect((await profile(token)).json()).toMatchObject({
        code: 'unauthenticated',
        message: 'Please Login',
      });
    });

    it('ends with all others in a few statements, however many there are', async () => {
      await signIn();
      await sql`
        insert into member_session (id, member_id, token_hash, platform, ip_prefix, created_at, last_seen_at)
        select id || n, member_id, sha256((id || n)::bytea), platform, ip_prefix, created_at, last_seen_at
          from member_session, generate_series(1, 1000) as n where member_id = ${memberId}`.execute(db.read);
      let statements = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => ((statements += 1), node),
        transformResult: ({ result }) => Promise.resolve(result),
      };
      await db.transaction((tx) => endSessions(tx.withPlugin(counter), memberId, test.clock.wall()));
      const told = await db.read
        .selectFrom('member_event')
        .select((event) => event.fn.countAll<string>().as('count'))
        .where('member_id', '=', memberId)
        .where('event', '=', 'logout')
        .executeTakeFirstOrThrow();
      expect(told.count).toBe('1001');
      expect(statements).toBeLessThan(5);
    });

    it('ends after seven days without use, and after thirty days at the latest', async () => {
      const idle = await signIn();
      test.clock.advanceWall(7 * DAY_MS + 1);
      expect((await profile(idle)).statusCode).toBe(401);

      const used = await signIn();
      for (let week = 0; week < 4; week += 1) {
        test.clock.advanceWall(7 * DAY_MS - MINUTE_MS);
        expect((await profile(used)).statusCode).toBe(200);
      }
      test.clock.advanceWall(2 * DAY_MS + 5 * MINUTE_MS);
      expect((await profile(used)).statusCode).toBe(401);
    });

    it('lives no longer than thirty days, even when it is exchanged', async () => {
      let token = await signIn();
      for (let week = 0; week < 4; week += 1) {
        test.clock.advanceWall(7 * DAY_MS - MINUTE_MS);
        const rotated = await test.app.inject({ method: 'PUT', url: `/api/v1/user/login?token=${token}` });
        expect(rotated.statusCode).toBe(200);
        token = rotated.json<{ token: string }>().token;
      }
      test.clock.advanceWall(2 * DAY_MS + 5 * MINUTE_MS);
      expect((await profile(token)).statusCode).toBe(401);
      const late = await test.app.inject({ method: 'PUT', url: `/api/v1/user/login?token=${token}` });
      expect(late.statusCode).toBe(401);
    });

    it('can be exchanged for a new one by old clients, and checked', async () => {
      const old = await signIn();
      const rotated = await test.app.inject({ method: 'PUT', url: `/api/v1/user/login?token=${old}` });
      const { token } = rotated.json<{ token: string }>();
      expect(rotated.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      for (const [each, logged] of [
        [old, false],
        [token, true],
      ] as const) {
        const answer = await test.app.inject({ url: `/api/v1/user/check_logged?token=${each}` });
        expect(answer.json()).toEqual({ logged });
      }
      const again = await test.app.inject({ method: 'PUT', url: `/api/v1/user/login?token=${old}` });
      expect(again.statusCode).toBe(401);
    });
  });

  describe('the profile', () => {
    const change = async (payload: object) => {
      const headers = { authorization: `Bearer ${await signIn()}` };
      return test.app.inject({ method: 'PATCH', url: '/api/v1/member/profile', headers, payload });
    };

    it('shows who it is and nothing of the password', { tags: ['3.profile'] }, async () => {
      const answer = await profile(await signIn());
      expect(answer.json()).toMatchObject({
        id: memberId,
        mail,
        phone,
        area_code: '+1',
        nickname: 'Ada',
        vip: false,
        kyc_status: 'not_submitted',
        has_pay_password: false,
        balances: [],
      });
      expect(answer.payload).not.toContain('argon2');
    });

    it('changes what is sent, trimmed, and leaves the rest', async () => {
      const answer = await change({ nickname: '  Ada Lovelace ', language: 'de', timezone: 'Europe/Berlin' });
      expect(answer.json()).toMatchObject({
        nickname: 'Ada Lovelace',
        language: 'de',
        timezone: 'Europe/Berlin',
        market_id: 'US',
      });
    });

    it('refuses values that make no sense', async () => {
      expect((await change({ timezone: 'Mars/Olympus' })).json()).toMatchObject({
        status: 400,
        code: 'validation',
      });
      expect((await change({ nickname: '   ' })).statusCode).toBe(400);
      expect((await change({ nickname: 'x'.repeat(41) })).statusCode).toBe(400);
      expect((await change({ market_id: 'XX' })).statusCode).toBe(404);
      expect((await change({ vip: true })).json()).toMatchObject({ status: 400, code: 'unknown_field' });
    });
  });
});
