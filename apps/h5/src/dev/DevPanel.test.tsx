import { h5, pathsOf } from '@fairlot/manifest';
import { fairlotLight } from '@fairlot/ui-kit/theme';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mountPart } from '../components/testing/mountPart.js';
import { getLanguage } from '../i18n/index.js';
import { session } from '../state/session.js';
import { DevPanel } from './DevPanel.js';
import { chooseFault } from './faults.js';
import { places } from './places.js';

/** The sent requests; the browser's `fetch` is replaced. */
const sent: { path: string; body: unknown }[] = [];
const answers: Record<string, object> = {
  '/api/v1/member/login': { token: 'token-of-demo' },
  '/sim/v1/clock': { now: '2026-11-20T15:00:00.000Z' },
  '/sim/v1/review': { data: [{ kind: 'kyc', id: 'kyc_1' }] },
};
// One for all tests, because the faults wrap `fetch` once.
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname;
  const text = await request.text();
  sent.push({ path, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
  return Response.json(answers[path] ?? {});
};

const panel = page.getByRole('dialog', { name: 'Developer panel' });
const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
const choose = (label: string, value: string) => panel.getByLabelText(label).selectOptions(value);
const said = (text: string | RegExp) => expect.element(panel.getByText(text)).toBeInTheDocument();

beforeEach(async () => {
  sent.length = 0;
  mountPart(<DevPanel />);
  await page.getByRole('button', { name: 'Dev' }).click();
  await expect.element(panel).toBeVisible();
});
afterEach(() => {
  chooseFault('none');
  session.signOut();
  document.documentElement.className = '';
  window.location.hash = '';
});

it('jumps to any address of the manifest', async () => {
  const paths = places.map(({ value }) => value.split('?')[0]);
  expect(paths).toEqual([...pathsOf(h5)]);
  await choose('Go to', '/pages/quote/stock?symbol=NLTO');
  expect(window.location.hash).toBe('#/pages/quote/stock?symbol=NLTO');
  await expect.element(panel).not.toBeInTheDocument();
});

it('signs in as a demo customer, and out', async () => {
  await press('demo');
  await said('Signed in as demo@fairlot.example');
  expect(session.token()).toBe('token-of-demo');
  expect(sent[0]).toMatchObject({ path: '/api/v1/member/login', body: { mail: 'demo@fairlot.example' } });
  await press('nobody');
  await said('Signed out');
  expect(session.token()).toBeNull();
});

it('moves business time and passes what waits for a review', async () => {
  await press('+1 h');
  await said('It is Fri, 20 Nov 2026 15:00:00 GMT');
  await press('Pass all reviews');
  await said('Passed: 1');
  expect(sent).toEqual([
    { path: '/sim/v1/clock', body: { advance_ms: 3_600_000 } },
    { path: '/sim/v1/review', body: undefined },
    { path: '/sim/v1/review/kyc/kyc_1', body: { decision: 'pass' } },
  ]);
});

it('makes the network fail, and ends a session as the server would', async () => {
  const status = async (headers = {}) => (await fetch('/api/v1/market', { headers })).status;
  await choose('The network', 'unwell');
  expect(await status()).toBe(503);
  await choose('The network', 'offline');
  await expect(fetch('/api/v1/market')).rejects.toThrow('Lost on purpose');
  await choose('The network', 'refused');
  expect(await (await fetch('/api/v1/market')).json()).toMatchObject({
    message: expect.any(Array) as unknown,
  });
  await choose('The network', 'expired');
  expect(await status()).toBe(200);
  expect(await status({ authorization: 'Bearer token' })).toBe(401);
  expect(await status({ authorization: 'Bearer token' })).toBe(200);
  await choose('The network', 'none');
  expect(await status()).toBe(200);
});

it('switches theme and language', async () => {
  const { classList } = document.documentElement;
  await choose('Theme', 'dark');
  expect(classList.contains(fairlotLight.split(' ')[0] ?? '')).toBe(false);
  expect(classList.length).toBeGreaterThan(0);
  await choose('Theme', 'light');
  expect([...classList].join(' ')).toBe(fairlotLight);
  await choose('Language', 'de');
  await said('Speaks de');
  expect(getLanguage().locale).toBe('de');
  await choose('Language', 'en');
  await expect.poll(() => getLanguage().locale).toBe('en');
  await expectNoAxeFaults();
});
