import type { Wire } from '@fairlot/api-client/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { countInTransactions } from '../db/testing/countRows.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { joinMember } from '../members/testing/joinMember.js';
import { noticeOperations } from '../notices/operations.js';
import { isDeskOpen } from './hours.js';
import { supportOperations } from './operations.js';
import { MOST_AT_ONCE } from '../db/fromTheNewest.js';
import { answerMember } from './thread.js';

describeOnBothStores('support', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let memberId: string;
  let token: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(
      db,
      (context) => ({ ...supportOperations(context), ...noticeOperations(context) }),
      { rateLimits: false },
    );
  });
  beforeEach(async () => {
    ({ memberId, token } = await db.transaction((tx) => joinMember(tx, test.context)));
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const send = (method: 'GET' | 'POST', path: string, payload?: object, idempotencyKey?: string) => {
    test.clock.advanceWall(5);
    return test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'de',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };
  const write = (text: string, key: string = crypto.randomUUID()) =>
    send('POST', '/support/message', { text }, key);
  const thread = async (): Promise<[string, string][]> => {
    const { data } = (await send('GET', '/support/message')).json<Wire['SupportMessagePage']>();
    return data.map(({ author, text }) => [author, text]);
  };
  const unread = async (): Promise<number> =>
    (await send('GET', '/support')).json<Wire['Support']>().unread_count;

  it('answers the first message at once, says that this is automatic, and only greets once a day', async () => {
    expect((await write('Hallo\nzusammen')).statusCode).toBe(201);
    const [answer, question] = await thread();
    expect(question).toEqual(['member', 'Hallo\nzusammen']);
    expect(answer?.[0]).toBe('automatic');
    expect(answer?.[1]).toContain('automatische Antwort');
    // A time of the server's zone would be mistaken for the customer's.
    expect(answer?.[1]).toContain('in Ihrer Ortszeit');
    expect(answer?.[1]).not.toMatch(/UTC|\d\d:\d\d/);
    await write('Noch etwas');
    expect((await thread()).map(([author]) => author)).toEqual(['member', 'automatic', 'member']);
    test.clock.advance(25 * HOUR_MS);
    await write('Wieder da');
    expect((await thread())[0]?.[0]).toBe('automatic');
  });

  it('makes a customer with a verified identity a VIP who asks for it, and says what is missing otherwise', async () => {
    const isVip = async () =>
      (await db.read.selectFrom('member').select('vip').where('id', '=', memberId).executeTakeFirst())?.vip;
    await write('Ich wüsste gern mehr über Vipern.');
    expect((await thread())[0]?.[1]).toContain('automatische Antwort: Noch hat niemand');
    await write('Bitte VIP');
    expect((await thread())[0]).toEqual(['automatic', expect.stringContaining('bestätigte Identität')]);
    expect(await isVip()).toBe(false);
    await db.transaction((tx) =>
      tx.updateTable('member').set({ kyc_status: 'pass' }).where('id', '=', memberId).execute(),
    );
    await write('Und nun vip?');
    expect((await thread())[0]).toEqual(['automatic', expect.stringContaining('VIP ist aktiv')]);
    expect(await isVip()).toBe(true);
    await write('Danke für VIP');
    expect((await thread())[0]).toEqual(['member', 'Danke für VIP']);
  });

  it('takes a message once for its key', async () => {
    await write('Einmal', 'key-1');
    const again = await write('Einmal', 'key-1');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await thread()).filter(([, text]) => text === 'Einmal')).toHaveLength(1);
  });

  it('counts what is unread, and tells of an answer of the desk in the inbox', async () => {
    await write('Frage');
    expect(await unread()).toBe(1);
    expect((await send('POST', '/support/read')).statusCode).toBe(204);
    expect(await unread()).toBe(0);
    await db.transaction((tx) => answerMember(tx, test.context, memberId, 'Gern.'));
    expect(await unread()).toBe(1);
    const { data } = (await send('GET', '/notice')).json<Wire['NoticePage']>();
    expect(data[0]).toMatchObject({ kind: 'support', body: 'Gern.', ref_type: 'support' });
  });

  const insert = (name: string, count: number) =>
    sql`insert into support_message (member_id, id, author, text, upload_ids, created_at)
        select ${memberId}, ${`msg_${memberId}${name}`} || n, 'desk', 'Gern.', '[]', now()
          from generate_series(1, ${count}::int) as n`.execute(db.read);

  it('marks a thread as read a few messages at a time, however many there are', async () => {
    await insert('a', 10 * MOST_AT_ONCE + 1);
    await sql`analyze support_message`.execute(db.read);
    const { db: watched, rows: touched } = countInTransactions(db, 'touched', 'support_message');
    const busy = await createTestApp(watched, supportOperations, { rateLimits: false });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await busy.app.inject({ method: 'POST', url: '/api/v1/support/read', headers });
    await busy.app.close();
    expect(answer.statusCode).toBe(204);
    expect(await unread()).toBe(0);
    // A row is read to find it, read to change it, and written.
    expect(Math.max(...touched)).toBeLessThanOrEqual(3 * MOST_AT_ONCE);
    expect(touched).toHaveLength(11);
  });

  it('counts up to 100 unread messages', async () => {
    await insert('a', 99);
    expect(await unread()).toBe(99);
    await insert('b', 40);
    expect(await unread()).toBe(100);
  });

  it('refuses what is empty, too long or invisible, and pictures that are not the customer’s', async () => {
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0000b'])
      expect((await write(text)).statusCode, JSON.stringify(text).slice(0, 20)).toBe(400);
    const uploads = ['0', '1'].map((digit) => `upl_${digit.repeat(26)}`);
    const answer = await send(
      'POST',
      '/support/message',
      { text: 'Bild', upload_ids: uploads },
      crypto.randomUUID(),
    );
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'upload_ids.0' }, { path: 'upload_ids.1' }] });
    expect(await thread()).toEqual([]);
  });

  it('shows a script as the text that it is', async () => {
    const text = '<script>alert(1)</script> =cmd|calc';
    await write(text);
    expect((await thread()).at(-1)).toEqual(['member', text]);
  });

  it('says when someone is at the desk', () => {
    expect(isDeskOpen(new Date('2026-03-02T08:00:00Z'))).toBe(true);
    expect(isDeskOpen(new Date('2026-03-02T07:59:59Z'))).toBe(false);
    expect(isDeskOpen(new Date('2026-03-06T20:00:00Z'))).toBe(false);
    expect(isDeskOpen(new Date('2026-03-01T12:00:00Z'))).toBe(false);
  });
});
