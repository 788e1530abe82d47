import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/database.js';
import type { MakeStore } from '../../db/testing/createTestStore.js';
import type { TestApp } from '../../http/testing/createTestApp.js';
import { readOutbox } from '../../messaging/outbox.js';
import { MINUTE_MS } from '../../util/durations.js';
import { createSessionOperations } from '../sessionOperations.js';
import { createMemberApp } from './createMemberApp.js';

/** The password that people join with, and the one after it. */
export const password = 'Correct-horse1';
export const renewed = 'Correct-horse2';

/** A digit code that is not the right one. */
export const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

/**
 * An app in which each test has somebody with an address of their own, to whom nothing was sent within the last hour.
 * Its database and app are readable in tests only, not while they are declared.
 */
export function useJoining(makeStore: MakeStore) {
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
  const registration = (code: string, more: object = {}) => ({
    mail,
    code,
    password,
    confirm_password: password,
    agree: true,
    ...more,
  });

  return {
    get db() {
      return db;
    },
    get test() {
      return test;
    },
    get mail() {
      return mail;
    },
    set mail(other: string) {
      mail = other;
    },
    send,
    /** Asks for a code. */
    ask,
    /** What was sent to an address, newest first. */
    outbox,
    lastCode,
    /** The body of a registration. */
    registration,
    /** Registers. @returns the token */
    async join(): Promise<string> {
      await ask('register');
      const answer = await send('POST', '/member/register', registration(await lastCode()));
      return answer.json<{ token: string }>().token;
    },
    login: (secret: string) => send('POST', '/member/login', { mail, password: secret }),
    reset: (code: string, secret = renewed) =>
      send('POST', '/member/password/reset', { mail, code, password: secret, confirm_password: secret }),
  };
}
