import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { documented, type DocumentedOperation, type Node } from '../contract/testing/contractDocument.js';
import { exampleOf, send } from '../contract/testing/documentedCalls.js';
import { useDemoWorld } from '../contract/testing/useDemoWorld.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Whether the operation answers a session's token. */
const opensSession = ({ responses }: DocumentedOperation): boolean =>
  ['200', '201'].some((status) => {
    const schema = responses[status]?.content?.['application/json']?.['schema'] as Node | undefined;
    return Object.hasOwn(schema?.['properties'] ?? {}, 'token');
  });

describeOnBothStores('a session', (makeStore) => {
  const demo = useDemoWorld(makeStore);

  const current = async (token: string) => {
    const { body } = await demo.world.send('GET', '/member/session', { token });
    const { data = [] } = body as {
      data?: readonly { current: boolean; browser: string | null; system: string | null }[];
    };
    return data.find((each) => each.current);
  };
  const signIn = async (agent: string): Promise<string> => {
    const { body } = await demo.world.send('POST', '/member/login', {
      body: { mail: 'vip@fairlot.example', password: 'Fairlot26' },
      headers: { 'user-agent': agent },
    });
    return (body as { token: string }).token;
  };

  it('has nine ways to begin', () => {
    expect(documented.filter(opensSession)).toHaveLength(9);
  });

  it.each(documented.filter(opensSession).map((each) => [each.operationId, each] as const))(
    'by %s has the names of its browser and its system',
    async (_, operation) => {
      const example = await exampleOf(demo, operation);
      const headers = { ...example.headers, 'user-agent': FIREFOX };
      const { body } = await send(demo, operation, { token: demo.mine.token, ...example, headers });
      expect(await current((body as { token: string }).token)).toMatchObject({
        browser: 'Firefox',
        system: 'Windows',
      });
    },
  );

  it('keeps no more of the header than names of the server’s own', async () => {
    const agents = [
      'Mallory/1.0 (secret-of-mallory)',
      `${FIREFOX} secret-of-mallory`,
      'x'.repeat(10_000),
      '\u00ff\u00fe',
    ];
    const tokens = await Promise.all(agents.map(signIn));
    const names = await Promise.all(tokens.map(current));
    expect(names.map((each) => [each?.browser, each?.system])).toEqual([
      [null, null],
      ['Firefox', 'Windows'],
      [null, null],
      [null, null],
    ]);
    const rows = await demo.db.read.selectFrom('member_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('secret-of-mallory');
  });

  it('ends the oldest one when it is the hundred and first', async () => {
    const oldest = await signIn(FIREFOX);
    const { db } = demo;
    await sql`
      insert into member_session (id, member_id, token_hash, platform, ip_prefix, created_at, last_seen_at)
      select id || n, member_id, sha256((id || n)::bytea), platform, ip_prefix, created_at + n * interval '1 ms', last_seen_at
        from (select * from member_session where revoked_at is null and member_id = (
                select id from member where mail = 'vip@fairlot.example') order by created_at desc limit 1) as newest,
             generate_series(1, 120) as n`.execute(db.read);
    const read = async () => (await demo.world.send('GET', '/member/profile', { token: oldest })).status;
    expect(await read()).toBe(200);
    const token = await signIn(FIREFOX);
    expect(await read()).toBe(401);
    const { body } = await demo.world.send('GET', '/member/session', { token });
    const open = await sql<{ count: number }>`
      select count(*)::int as count from member_session where revoked_at is null and member_id = (
        select id from member where mail = 'vip@fairlot.example')`.execute(db.read);
    expect([(body as { data: unknown[] }).data.length, open.rows[0]?.count]).toEqual([100, 100]);
    expect((body as { data: readonly { current: boolean }[] }).data.some((each) => each.current)).toBe(true);
  });
});
