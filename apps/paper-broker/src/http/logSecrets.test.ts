import { expect, it } from 'vitest';
import { openBroker } from '../broker.js';
import { createTestEntropy } from '../clock/testing.js';
import { readConfig } from '../settings/config.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createMarket } from '../market/createMarket.js';
import { createLogger } from './logger.js';

const smtpPassword = 'smtp-Pa55-of-the-log-test';
const simToken = 'token-of-the-log-test-000';

describeOnBothStores('the log', (makeStore) => {
  it('holds none of the secrets that went through the server, at its most talkative', async () => {
    const lines: string[] = [];
    const db = await makeStore();
    const config = readConfig({
      SEED_DEMO: '0',
      LOG_LEVEL: 'trace',
      SIM_CONTROL: '1',
      SIM_TOKEN: simToken,
      // Nothing listens on this port, so sending fails and is logged.
      SMTP_URL: `smtp://user:${smtpPassword}@127.0.0.1:9`,
    });
    const broker = await openBroker({
      config,
      db,
      entropy: createTestEntropy('log'),
      market: createMarket({ seed: 'log' }),
      log: createLogger('trace', { write: (line) => void lines.push(line) }),
      webRoot: '/nowhere',
    });
    const secrets = new Set<string>([smtpPassword, simToken]);
    const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) => {
      for (const [name, value] of Object.entries(payload ?? {}))
        if (typeof value === 'string' && /password|code|challenge|credential/.test(name)) secrets.add(value);
      const headers = {
        'idempotency-key': crypto.randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await broker.app.inject({
        method,
        url: `/api/v1${url}`,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      const body = answer.payload === '' ? {} : answer.json<Record<string, unknown>>();
      for (const value of [body['token'], body['secret'], body['challenge'], body['recovery_codes']].flat())
        if (typeof value === 'string') secrets.add(value);
      return body;
    };

    const mail = 'ada@fairlot.example';
    await send('POST', '/member/code', { channel: 'mail', mail, purpose: 'register' });
    const headers = { authorization: `Bearer ${simToken}` };
    const outbox = await broker.app.inject({ url: `/sim/v1/outbox?to=${mail}`, headers });
    const code = outbox.json<{ data: { code: string }[] }>().data[0]?.code ?? '';
    const password = 'Login-secret-7';
    const joined = { mail, code, password, confirm_password: password, agree: true };
    const token = String((await send('POST', '/member/register', joined))['token']);
    await send('POST', '/member/login', { mail, password: 'Wrong-secret-7' });
    await send('POST', '/member/login', { mail, password });
    const pay = { pay_password: '846201', confirm_pay_password: '846201', password };
    await send('PUT', '/member/pay_password', pay, token);
    await send('PUT', '/member/pay_password', { ...pay, old_pay_password: '730519' }, token);
    await send('POST', '/member/totp', { password }, token);
    await send('POST', '/member/totp/confirm', { code: '918273' }, token);
    await send('POST', '/member/password/reset', {
      mail,
      code: '564738',
      password,
      confirm_password: password,
    });
    await send('GET', `/user/check_logged?token=${token}`);
    await send('PUT', `/user/login?token=${token}`);
    await broker.runDue();
    await broker.close();
    await db.close();

    expect(lines.length).toBeGreaterThan(10);
    expect(secrets.size).toBeGreaterThan(10);
    const text = lines.join('');
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });
});
