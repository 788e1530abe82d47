import type { Wire } from '@fairlot/api-client/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database, Tx } from '../db/database.js';
import { countInTransactions } from '../db/testing/countRows.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { joinMember } from '../members/testing/joinMember.js';
import { MOST_AT_ONCE } from '../db/fromTheNewest.js';
import { notify } from './notify.js';
import { noticeOperations } from './operations.js';

describeOnBothStores('notices', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let memberId: string;
  let token: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, noticeOperations, { rateLimits: false });
  });
  beforeEach(async () => void ({ memberId, token } = await signUp()));
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const signUp = () => db.transaction((tx) => joinMember(tx, test.context));
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, language = 'en') =>
    test.app.inject({
      method,
      url: `/api/v1/notice${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      ...(payload === undefined ? {} : { payload }),
    });
  const list = async (query = '', language = 'en'): Promise<Wire['NoticePage']> =>
    (await send('GET', query, undefined, language)).json<Wire['NoticePage']>();
  const unread = async (): Promise<Wire['UnreadCount']> =>
    (await send('GET', '/unread_count')).json<Wire['UnreadCount']>();
  const risen = (tx: Tx, ref: string): Promise<void> =>
    notify(tx, test.context, {
      memberId,
      kind: 'alert',
      template: 'risen',
      params: {
        symbol: 'NLTO',
        value: { amount: '1234.5', currency: 'USD' },
        price: { amount: '1234.56', currency: 'USD' },
        at: '2026-03-02T15:00:00.000Z',
      },
      subject: { type: 'instrument', id: 'NLTO' },
      ref,
    });
  const welcome = (ref: string): Promise<void> =>
    db.transaction((tx) => notify(tx, test.context, { memberId, kind: 'support', template: 'welcome', ref }));

  it('are written once, in the language of the reader', async () => {
    await db.transaction((tx) => risen(tx, 'alert:1'));
    await db.transaction((tx) => risen(tx, 'alert:1'));
    const { data } = await list();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      kind: 'alert',
      title: 'NLTO rose to $1,234.50',
      ref_type: 'instrument',
      ref_id: 'NLTO',
      read: false,
    });
    expect((await list('', 'de')).data[0]?.title).toContain('1.234,50\u00A0$');
    const one = await send('GET', `/${data[0]?.id ?? ''}`);
    expect(one.json()).toEqual(data[0]);
  });

  it('tell times in the zone that the reader names, else in that of the profile, and refuse an unknown one', async () => {
    await db.transaction((tx) => risen(tx, 'alert:zone'));
    const bodyIn = async (query: string) => (await list(query)).data[0]?.body;
    const one = (await list()).data[0];
    expect(await bodyIn('?timezone=Asia%2FTokyo')).toContain('Mar 3, 2026, 00:00');
    expect(await bodyIn('?timezone=America%2FNew_York')).toContain('Mar 2, 2026, 10:00');
    await test.context.db.transaction((tx) =>
      tx.updateTable('member').set({ timezone: 'Asia/Kolkata' }).where('id', '=', memberId).execute(),
    );
    expect(await bodyIn('')).toContain('Mar 2, 2026, 20:30');
    const alone = await send('GET', `/${one?.id ?? ''}?timezone=Asia%2FTokyo`);
    expect(alone.json<Wire['Notice']>().body).toContain('Mar 3, 2026, 00:00');
    const unknown = await send('GET', '?timezone=Mars%2FOlympus');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({ errors: [{ path: 'timezone' }] });
  });

  it('are part of the transaction: a rollback removes them', async () => {
    const undone = db.transaction(async (tx) => {
      await risen(tx, 'alert:2');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list()).data).toEqual([]);
  });

  it('carry the reason of a refusal as its key, its values and the reviewer’s words, in no language', async () => {
    const reason = {
      key: 'amount_too_high',
      params: { amount: '800', currency: 'USD' },
      words: 'Ask in May',
    };
    const values = { amount: 'x', repayment: 'x', owed: 'x', paid: 'x', date: 'x' };
    const refused = { memberId, kind: 'loan', template: 'refuse', params: values } as const;
    await db.transaction((tx) => notify(tx, test.context, { ...refused, reason, ref: 'loan:1' }));
    const [shown] = (await list('', 'de')).data;
    expect(shown).toMatchObject({
      body: 'Es wurde nichts ausgezahlt, und Sie schulden nichts.',
      refuse_reason_key: 'amount_too_high',
      refuse_reason_params: { amount: '800', currency: 'USD' },
      refuse_reason: 'Ask in May',
    });
  });

  it('of earlier versions have the whole reason in words', async () => {
    await sql`insert into notice (member_id, id, kind, template, params, ref, created_at)
      values (${memberId}, 'old', 'position', 'close_refused_reason',
        '{"symbol": "NLTO", "quantity": {"number": "5"}, "reason": "The price is checked."}', 'close:old', now())`.execute(
      db.read,
    );
    expect((await list()).data).toMatchObject([
      {
        body: 'Your request to close 5 NLTO was refused. The position stays open and you can ask again.',
        refuse_reason_key: null,
        refuse_reason_params: null,
        refuse_reason: 'The price is checked.',
      },
    ]);
  });

  it('are never sent with a missing value', async () => {
    const sent = db.transaction((tx) =>
      notify(tx, test.context, { memberId, kind: 'alert', template: 'risen', ref: 'alert:3' }),
    );
    await expect(sent).rejects.toThrow('lacks at, price, symbol, value');
  });

  it('are marked as read, some or all or all of a kind, and counted by kind', async () => {
    for (const ref of ['a', 'b', 'c']) await welcome(ref);
    await db.transaction((tx) => risen(tx, 'alert:4'));
    expect(await unread()).toEqual({
      unread_count: 4,
      kinds: [
        { kind: 'alert', unread_count: 1 },
        { kind: 'support', unread_count: 3 },
      ],
    });
    const [some] = (await list('?kind=support')).data;
    const marked = await send('POST', '/read', { ids: [some?.id, `ntc_${'0'.repeat(26)}`] });
    expect(marked.json()).toMatchObject({ unread_count: 3 });
    expect((await send('POST', '/read', { all: true, kind: 'alert' })).json()).toMatchObject({
      kinds: [{ kind: 'support', unread_count: 2 }],
    });
    expect((await list('?unread=true')).data).toHaveLength(2);
    expect((await list('?kind=alert')).data).toHaveLength(1);
    expect((await send('POST', '/read', { all: true })).json()).toEqual({ unread_count: 0, kinds: [] });
    expect((await send('POST', '/read', { all: true })).json()).toEqual({ unread_count: 0, kinds: [] });
    expect((await send('POST', '/read', {})).statusCode).toBe(400);
  });

  const insert = (kind: string, count: number) =>
    sql`insert into notice (member_id, id, kind, template, params, ref, created_at)
        select ${memberId}, ${kind} || n, ${kind}, 'welcome', '{}', ${kind} || n, now()
          from generate_series(1, ${count}::int) as n`.execute(db.read);

  it('are marked as read a few at a time, however many there are', async () => {
    const { db: watched, rows: touched } = countInTransactions(db, 'touched', 'notice');
    const busy = await createTestApp(watched, noticeOperations, { rateLimits: false });
    const markAll = async (payload: object): Promise<Wire['UnreadCount']> => {
      const answer = await busy.app.inject({
        method: 'POST',
        url: '/api/v1/notice/read',
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
      return answer.json<Wire['UnreadCount']>();
    };
    await insert('alert', 10 * MOST_AT_ONCE);
    await insert('order', 1);
    await insert('support', MOST_AT_ONCE);
    await sql`analyze notice`.execute(db.read);
    expect(await markAll({ all: true, kind: 'alert' })).toMatchObject({
      kinds: [
        { kind: 'order', unread_count: 1 },
        { kind: 'support', unread_count: 100 },
      ],
    });
    expect(await markAll({ all: true })).toEqual({ unread_count: 0, kinds: [] });
    await busy.app.close();
    // A row is read to find it, read to change it, and written.
    expect(Math.max(...touched)).toBeLessThanOrEqual(3 * MOST_AT_ONCE);
    expect(touched.length).toBeGreaterThanOrEqual(12);
  });

  it('are counted up to 100: of each kind, and in all', async () => {
    await insert('alert', 99);
    expect(await unread()).toEqual({ unread_count: 99, kinds: [{ kind: 'alert', unread_count: 99 }] });
    await insert('order', 140);
    await insert('support', 3);
    expect(await unread()).toEqual({
      unread_count: 100,
      kinds: [
        { kind: 'alert', unread_count: 99 },
        { kind: 'order', unread_count: 100 },
        { kind: 'support', unread_count: 3 },
      ],
    });
  });

  it('come in pages, the newest first', async () => {
    for (const ref of ['a', 'b', 'c', 'd', 'e']) {
      test.clock.advanceWall(5);
      await welcome(ref);
    }
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next_cursor ?? ''}`);
    const third = await list(`?limit=2&cursor=${second.next_cursor ?? ''}`);
    const ids = [...first.data, ...second.data, ...third.data].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids).toHaveLength(5);
    expect(third.next_cursor).toBeNull();
  });

  it('of a muted kind arrive as read; what concerns security cannot be muted', async () => {
    const muted = await send('PUT', '/setting', { kind: 'support', muted: true });
    expect(muted.json<Wire['NoticeSettingList']>().data).toContainEqual({
      kind: 'support',
      muted: true,
      mutable: true,
    });
    await welcome('quiet');
    expect((await list()).data[0]).toMatchObject({ kind: 'support', read: true });
    expect(await unread()).toMatchObject({ unread_count: 0 });

    const refused = await send('PUT', '/setting', { kind: 'security', muted: true });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'not_mutable', errors: [{ path: 'kind' }] });

    await send('PUT', '/setting', { kind: 'support', muted: false });
    await welcome('loud');
    expect(await unread()).toMatchObject({ unread_count: 1 });
  });

  it('of someone else do not exist', async () => {
    await welcome('mine');
    const [mine] = (await list()).data;
    ({ memberId, token } = await signUp());
    expect((await send('GET', `/${mine?.id ?? ''}`)).statusCode).toBe(404);
    await send('POST', '/read', { ids: [mine?.id] });
    const row = await db.read
      .selectFrom('notice')
      .select('read_at')
      .where('id', '=', mine?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.read_at).toBeNull();
  });
});
