import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrokerContext } from '../context.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { joinMember } from '../members/testing/joinMember.js';
import { openSession } from '../members/sessions.js';
import { announce } from './announce.js';
import { createMemberFeed } from './memberFeed.js';
import { eventOperations } from './operations.js';
import type { MemberEventName } from './schema.js';

interface Heard {
  readonly id: string;
  readonly event: string;
  readonly subject: string | null;
  /** `quiet_ms` of a `sync` event. */
  readonly quietMs: number | undefined;
}

/** An open stream, as a client reads it. */
interface OpenStream {
  readonly status: number;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<Heard | undefined>;
  close(): void;
}

describeOnBothStores('the member stream', (makeStore) => {
  let db: Database;
  let one: TestApp;
  let other: TestApp;
  let memberId: string;
  let token: string;
  const open: OpenStream[] = [];
  const broken: unknown[] = [];

  beforeAll(async () => {
    db = await makeStore();
    // Two apps on one database stand for two processes, because they share only the tables.
    const operations = (context: BrokerContext) =>
      eventOperations(context, (error) => void broken.push(error));
    one = await createTestApp(db, operations, { rateLimits: false });
    other = await createTestApp(db, operations, { rateLimits: false });
    for (const { app } of [one, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => void ({ memberId, token } = await join()));

  afterAll(async () => {
    for (const stream of open) stream.close();
    await one.app.close();
    await other.app.close();
    await db.close();
  });

  const join = () => db.transaction((tx) => joinMember(tx, one.context));
  const signIn = (): Promise<string> =>
    db.transaction((tx) =>
      openSession(tx, one.context, { memberId, device: { platform: 'h5', agent: '', address: '127.0.0.1' } }),
    );
  const tell = (event: MemberEventName, id: string, whose = memberId): Promise<void> =>
    db.transaction((tx) => announce(tx, whose, { event, id }));

  const listen = async ({ app }: TestApp, lastEventId?: string, as = token): Promise<OpenStream> => {
    const { port } = app.server.address() as AddressInfo;
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/stream/member`, {
      headers: {
        authorization: `Bearer ${as}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: stop.signal,
    });
    const reader = answer.body?.getReader();
    let text = '';
    const stream: OpenStream = {
      status: answer.status,
      async next() {
        for (;;) {
          const block = /^id: (\S+)\nevent: (\w+)\ndata: (.*)\n\n/.exec(text);
          if (block !== null) {
            text = text.slice(block[0].length);
            const data = JSON.parse(block[3] ?? '') as { id: string | null; quiet_ms?: number };
            const { id: subject, quiet_ms: quietMs } = data;
            return { id: block[1] ?? '', event: block[2] ?? '', subject, quietMs };
          }
          const chunk = await reader?.read();
          if (chunk?.value === undefined) return undefined;
          text += new TextDecoder().decode(chunk.value);
        }
      },
      close: () => stop.abort(),
    };
    open.push(stream);
    return stream;
  };

  it('begins with asking for everything, and tells what another process wrote', async () => {
    const stream = await listen(one);
    expect(await stream.next()).toMatchObject({ event: 'sync', subject: null });
    const elsewhere = await listen(other);
    await elsewhere.next();
    await tell('deposit', 'dep_1');
    expect(await stream.next()).toMatchObject({ event: 'deposit', subject: 'dep_1' });
    expect(await elsewhere.next()).toMatchObject({ event: 'deposit', subject: 'dep_1' });
  });

  it('begins with how long nothing has changed, less what a transaction may take to commit', async () => {
    const quietMs = async () => {
      const stream = await listen(one);
      const first = await stream.next();
      stream.close();
      return first?.quietMs;
    };
    expect(await quietMs()).toBe(290_000);
    await tell('deposit', 'dep_1');
    expect(await quietMs()).toBe(0);
    await db.transaction((tx) =>
      tx
        .updateTable('member_event')
        .set({ created_at: sql`created_at - interval '1 minute'` })
        .where('member_id', '=', memberId)
        .execute(),
    );
    const afterAMinute = await quietMs();
    expect(afterAMinute).toBeGreaterThanOrEqual(50_000);
    expect(afterAMinute).toBeLessThan(60_000);
  });

  it('tells each event once, and nothing of anyone else', async () => {
    const { memberId: stranger } = await join();
    await tell('order', 'ord_before');
    const stream = await listen(one);
    await stream.next();
    await tell('order', 'ord_1');
    await tell('order', 'ord_theirs', stranger);
    await wait(700);
    await tell('order', 'ord_2');
    expect((await stream.next())?.subject).toBe('ord_1');
    expect((await stream.next())?.subject).toBe('ord_2');
  });

  it('includes a transaction that began before another one and committed after it', async () => {
    const stream = await listen(one);
    await stream.next();
    if (db.kind === 'postgres') {
      let late: Promise<void> | undefined;
      let commit = (): void => undefined;
      const isQuickHeard = new Promise<void>((resolve) => (commit = resolve));
      await new Promise<void>((written) => {
        late = db.transaction(async (tx) => {
          await announce(tx, memberId, { event: 'order', id: 'ord_slow' });
          written();
          await isQuickHeard;
        });
      });
      await tell('order', 'ord_quick');
      expect((await stream.next())?.subject).toBe('ord_quick');
      commit();
      await late;
      expect((await stream.next())?.subject).toBe('ord_slow');
    } else {
      // The embedded store runs transactions one after the other; one that rolls back leaves no event.
      const failed = db.transaction(async (tx) => {
        await announce(tx, memberId, { event: 'order', id: 'ord_never' });
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      await tell('order', 'ord_quick');
      expect((await stream.next())?.subject).toBe('ord_quick');
    }
  });

  it('continues after the last event that a reader saw, in any process', async () => {
    const first = await listen(one);
    await first.next();
    await tell('notice', 'ntc_1');
    const seen = await first.next();
    first.close();
    await tell('notice', 'ntc_2');
    const again = await listen(other, seen?.id);
    expect((await again.next())?.subject).toBe('ntc_2');
    await tell('notice', 'ntc_3');
    expect((await again.next())?.subject).toBe('ntc_3');
  });

  it('asks for a full refresh after an event that it does not know', async () => {
    const stream = await listen(one, `evt_${'9'.repeat(17).padStart(26, '0')}`);
    expect((await stream.next())?.event).toBe('sync');
  });

  it('ends with its session, and not with another one of the same member', async () => {
    const { id } = await db.read
      .selectFrom('member_session')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const phone = await listen(one);
    const tablet = await listen(other, undefined, await signIn());
    await phone.next();
    await tablet.next();
    await tell('logout', id);
    expect(await phone.next()).toMatchObject({ event: 'logout', subject: id });
    expect(await phone.next()).toBeUndefined();
    expect(await tablet.next()).toMatchObject({ event: 'logout', subject: id });
    await tell('kyc', memberId);
    expect((await tablet.next())?.event).toBe('kyc');
  });

  describe('of one member', () => {
    it('is open at most four times', async () => {
      const streams = await Promise.all(Array.from({ length: 4 }, () => listen(one)));
      expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await listen(one)).status).toBe(429);
      streams[0]?.close();
      await expect.poll(async () => (await listen(one)).status).toBe(200);
    });
  });

  it('has not failed in any of its reads', () => {
    expect(broken).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await listen(one, undefined, 'x'.repeat(43))).status).toBe(401);
  });

  it('reads no more once its last reader has gone, as when a server stops and its database is closed', async () => {
    const own = await makeStore();
    const failures: unknown[] = [];
    const feed = createMemberFeed({ db: own, clock: one.context.clock }, (error) => failures.push(error));
    const start = await feed.prepare(memberId, undefined);
    const listener = { memberId, sessionId: '', onEvent: () => undefined, onEnd: () => undefined };
    const leave = feed.subscribe(listener, start);
    leave();
    await own.close();
    await wait(300);
    expect(failures).toEqual([]);
  });
});
