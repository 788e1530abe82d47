import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, type Config } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { createIdentityOperations } from '../members/identityOperations.js';
import { mailboxOperations } from './mailboxOperations.js';
import { serveMailbox } from './serveMailbox.js';

const password = 'Correct-horse1';

describeOnBothStores('the simulated mailbox', (makeStore) => {
  let db: Database;
  let test: TestApp;
  const apps: TestApp[] = [];
  const open = async (config: Partial<Config>): Promise<TestApp> => {
    const opened = await createTestApp(
      db,
      (context) => ({ ...createIdentityOperations(context), ...mailboxOperations(context) }),
      { rateLimits: false, ...config },
    );
    serveMailbox(opened.app, opened.context);
    apps.push(opened);
    return opened;
  };

  beforeAll(async () => {
    db = await makeStore();
    test = await open({});
  });
  afterAll(async () => {
    for (const { app } of apps) await app.close();
    await db.close();
  });

  const post = (path: string, payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload,
    });
  const read = async (to: string) => {
    const answer = await test.app.inject(`/api/v1/mailbox?to=${encodeURIComponent(to)}`);
    return answer.json<{ data: { code: string | null; purpose: string }[] }>().data;
  };
  const joining = { password, confirm_password: password, agree: true };

  it.each([
    ['mail', { mail: 'stranger@fairlot.example' }, 'Stranger@Fairlot.example'],
    ['phone', { phone: '2025550188', areaCode: '1' }, '+1 202 555 0188'],
  ])('lets a stranger register and reset the password by %s', async (channel, contact, typed) => {
    await post('/member/code', { channel, purpose: 'register', ...contact });
    const [message] = await read(typed);
    expect(message).toMatchObject({ purpose: 'register', code: expect.stringMatching(/^\d{6}$/) as string });
    const registered = await post('/member/register', { ...contact, code: message?.code, ...joining });
    expect(registered.statusCode).toBe(201);
    // A used code is no longer shown.
    expect(await read(typed)).toEqual([]);

    test.clock.advanceWall(61_000);
    await post('/member/code', { channel, purpose: 'reset', ...contact });
    const [reset] = await read(typed);
    const answer = await post('/member/password/reset', {
      ...contact,
      code: reset?.code,
      password: 'Correct-horse2',
      confirm_password: 'Correct-horse2',
    });
    expect(answer.statusCode).toBe(204);
    expect((await read(typed)).map(({ purpose }) => purpose)).toEqual(['security']);
  });

  it('shows the newest code alone, and none that is too old', async () => {
    const mail = 'twice@fairlot.example';
    await post('/member/code', { channel: 'mail', purpose: 'register', mail });
    test.clock.advanceWall(61_000);
    await post('/member/code', { channel: 'mail', purpose: 'register', mail });
    expect(await read(mail)).toHaveLength(1);
    expect(await read('other@fairlot.example')).toEqual([]);
    test.clock.advanceWall(600_001);
    expect(await read(mail)).toEqual([]);
  });

  it('has a page with the addresses of this browser, or one that is typed', async () => {
    const mail = 'page@fairlot.example';
    await post('/member/code', { channel: 'mail', purpose: 'register', mail });
    const [{ code } = { code: null }] = await read(mail);
    const page = async (url: string, headers = {}) => (await test.app.inject({ url, headers })).body;
    expect(await page('/mailbox')).not.toContain(code);
    expect(await page(`/mailbox?to=${mail}`)).toContain(code);
    const cookie = `theme=1; mailbox=nobody%40fairlot.example~${encodeURIComponent(mail)}`;
    const german = await page('/mailbox', { cookie, 'accept-language': 'de' });
    expect(german).toContain(code);
    expect(german).toContain('Simuliertes Postfach');
    expect(await page('/mailbox?to=%3Cscript%3E')).not.toContain('<script>');
    expect(
      (await test.app.inject({ url: '/mailbox', headers: { cookie: 'mailbox=%E0%A4%A' } })).statusCode,
    ).toBe(200);
  });

  it.each<[string, { headers?: Record<string, string>; remoteAddress?: string }]>([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine that names this one', { remoteAddress: '192.0.2.7', headers: { host: 'localhost' } }],
    ['a proxy here', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a proxy here, by the standard', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['a tunnel', { headers: { host: 'fairlot.tunnel.example' } }],
    ['a name that was bound to this machine', { headers: { host: 'evil.example:8080' } }],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }],
    ['a frame of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('does not exist for %s', async (_who, request) => {
    for (const url of ['/mailbox?to=page@fairlot.example', '/api/v1/mailbox?to=page@fairlot.example']) {
      expect((await test.app.inject({ url, ...request })).statusCode).toBe(404);
    }
  });

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { SMS_URL: 'http://127.0.0.1:1/' },
    { HOST: '0.0.0.0' },
    { NODE_ENV: 'production' },
    { PUBLIC_ORIGIN: 'https://fairlot.example' },
  ])('does not exist on a server with %o', async (env) => {
    const { simulatedMailbox } = readConfig(env);
    const other = await open({ simulatedMailbox });
    for (const url of ['/mailbox?to=page@fairlot.example', '/api/v1/mailbox?to=page@fairlot.example']) {
      expect((await other.app.inject(url)).statusCode).toBe(404);
    }
  });
});
