import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import type { TestApp } from '../http/testing/createTestApp.js';
import { readOutbox } from '../messaging/outbox.js';
import { noticeOperations } from '../notices/operations.js';
import { createMemberApp } from './testing/createMemberApp.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const password = 'Correct-horse1';

describeOnBothStores('a sign-in', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let people = 0;
  let mail: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createMemberApp(db, noticeOperations);
  });
  beforeEach(() => void (mail = `traveller${(people += 1)}@fairlot.example`));
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const post = async (path: string, payload: object, agent: string): Promise<string> => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { 'idempotency-key': crypto.randomUUID(), 'user-agent': agent },
      payload,
    });
    return answer.json<{ token: string }>().token;
  };
  const messages = () => readOutbox(db.read, test.context.config, { to: mail, limit: 100 });
  const register = async (agent: string): Promise<string> => {
    await post('/member/code', { channel: 'mail', mail, purpose: 'register' }, agent);
    const code = (await messages())[0]?.code ?? '';
    // Messages are distinguished by their time.
    test.clock.advanceWall(1000);
    const registration = { mail, code, password, confirm_password: password, agree: true };
    return post('/member/register', registration, agent);
  };
  const signIn = (agent: string) => post('/member/login', { mail, password }, agent);
  const told = async (token: string, locale = 'en'): Promise<readonly Wire['Notice'][]> => {
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/v1/notice?kind=security',
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    });
    return answer.json<{ data: Wire['Notice'][] }>().data;
  };

  it('on a new device is told in the inbox and by mail, with the device, the time and what to do', async () => {
    await register(PHONE);
    const token = await signIn(LAPTOP);
    const [notice, ...others] = await told(token);
    expect(others).toEqual([]);
    expect(notice?.title).toBe('Signed in on a new device');
    expect(notice?.body).toMatch(
      /^On \w+ \d+, \d{4}, \d\d:\d\d \(real time\) .*: Firefox · Windows · 127\.0\.0\.0\/24\. .*sign it out under Security/,
    );
    expect((await told(token, 'de'))[0]?.body).toMatch(
      /^Am \d\d\.\d\d\.\d{4}, \d\d:\d\d .*: Firefox · Windows ·/,
    );
    const [message] = await messages();
    expect(message?.purpose).toBe('security');
    // The inbox shows times in the device's zone, but a mail cannot know it.
    expect(message?.body).toMatch(/\d\d:\d\d (UTC|GMT[+−-]\d+|[A-Z]{3,4}) \(real time\)/);
    expect(message?.body.replace(/ \S+ \(real time\)/, ' (real time)')).toBe(notice?.body);
  });

  it('on a device that was used before is not told, nor is the registration', async () => {
    const first = await register(PHONE);
    expect(await told(first)).toEqual([]);
    await signIn(PHONE);
    await signIn(PHONE.replace('142', '143'));
    expect(await told(first)).toEqual([]);
    await signIn(LAPTOP);
    await signIn(LAPTOP);
    expect(await told(first)).toHaveLength(1);
  });

  it('on a device without a name is told by its network, if the known ones have names', async () => {
    const first = await register(PHONE);
    await signIn('Mallory/1.0');
    expect((await told(first))[0]?.body).toContain(': 127.0.0.0/24. ');
  });

  it('is not told while no known device has a name', async () => {
    const first = await register('curl/8');
    await signIn(PHONE);
    expect(await told(first)).toEqual([]);
  });

  it('that is refused is not told', async () => {
    const first = await register(PHONE);
    await post('/member/login', { mail, password: 'Wrong-horse1' }, LAPTOP);
    expect(await told(first)).toEqual([]);
  });
});
