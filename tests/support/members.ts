import { demo } from '../../scripts/lib/server.mjs';
import type { Broker } from './broker.js';
import type { Page } from './test.js';

let count = 0;

async function call(broker: Broker, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${broker.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      platform: 'h5',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Signs a demo customer in without the app. Returns the session's token. */
export async function tokenFor(broker: Broker, mail: string): Promise<string> {
  const { token } = (await call(broker, '/member/login', { mail, password: demo.password })) as {
    token: string;
  };
  return token;
}

/** Registers a new customer: not verified, no payment password. Their password is the demo one. */
export async function joinPastTheApp(broker: Broker): Promise<{ mail: string; token: string }> {
  const mail = `guest-${Date.now()}-${(count += 1)}@fairlot.example`;
  await call(broker, '/member/code', { channel: 'mail', mail, purpose: 'register' });
  const { data } = (await broker.control('GET', `/outbox?to=${encodeURIComponent(mail)}`)) as {
    data: { code: string | null }[];
  };
  const { token } = (await call(broker, '/member/register', {
    mail,
    code: data.find(({ code }) => code !== null)?.code,
    password: demo.password,
    confirm_password: demo.password,
    agree: true,
    agreements: [{ document: 'user_agreement', version: '1.0' }],
  })) as { token: string };
  return { mail, token };
}

/** Stores this session in every document that `page` opens from now on. `app`: its `id` in the manifest. */
export async function startSignedIn(page: Page, token: string, app = 'fairlot'): Promise<void> {
  await page.addInitScript(
    ([key = '', stored = '']) => {
      // An empty document has no storage.
      if (window.origin !== 'null') localStorage.setItem(key, stored);
    },
    [`${app}.1.session`, JSON.stringify({ token })],
  );
}

/** Stores a session in the app that is open on `page`, once, as another tab does. */
export function putSession(page: Page, token: string): Promise<void> {
  return page.evaluate(
    (value) => localStorage.setItem('fairlot.1.session', JSON.stringify({ token: value })),
    token,
  );
}
