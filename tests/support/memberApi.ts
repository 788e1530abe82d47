import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { startSignedIn } from './members.js';

type Body = Record<string, unknown>;

/** The API as one member, bypassing the app: for a journey's preconditions, not for what it proves. */
export interface MemberApi {
  /** @throws when the answer is not 2xx */
  get: <Answer>(path: string) => Promise<Answer>;
  /** Each call has its own idempotency key. @throws when the answer is not 2xx */
  post: <Answer>(path: string, body: Body) => Promise<Answer>;
  put: (path: string, body: Body) => Promise<void>;
  /** `version`: of the record, where the call asks for it. */
  patch: (path: string, body: Body, version?: number) => Promise<void>;
  delete: (path: string) => Promise<void>;
  /** Uploads a picture. @returns its id */
  upload: (purpose: string, picture: Buffer) => Promise<string>;
}

/** Opens a session without the login page; the app finds it when it opens. `app`: its `id` in the manifest. */
export async function openSession(
  page: Page,
  mail = demo.mail,
  password = demo.password,
  app = 'fairlot',
): Promise<MemberApi> {
  const answer = await page.request.post('/api/v1/member/login', { data: { mail, password } });
  if (!answer.ok()) throw new Error(`POST /member/login: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  await startSignedIn(page, token, app);
  return createMemberApi(page, token);
}

/** The API as the customer signed in on `page`. */
export async function memberApiOf(page: Page): Promise<MemberApi> {
  const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
  return createMemberApi(page, (JSON.parse(stored ?? '{}') as { token: string }).token);
}

function createMemberApi(page: Page, token: string): MemberApi {
  const call = async (method: string, path: string, options: object = {}, headers: object = {}) => {
    const answer = await page.request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), ...headers },
      ...options,
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    return answer;
  };
  return {
    get: async <Answer>(path: string) => (await (await call('GET', path)).json()) as Answer,
    post: async <Answer>(path: string, data: Body) =>
      (await (await call('POST', path, { data })).json()) as Answer,
    put: async (path, data) => {
      await call('PUT', path, { data });
    },
    patch: async (path, data, version) => {
      await call('PATCH', path, { data }, version === undefined ? {} : { 'If-Match': `"${version}"` });
    },
    delete: async (path) => {
      await call('DELETE', path);
    },
    upload: async (purpose, picture) => {
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
      const answer = await call('POST', '/upload', { multipart: { purpose, file } });
      return ((await answer.json()) as { id: string }).id;
    },
  };
}
