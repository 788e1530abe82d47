import type { Schemas } from '@fairlot/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mountPart } from '../../components/testing/mountPart.js';
import { ownFirst } from './securityQueries.js';
import { SessionRow } from './SessionRow.js';

type Session = Schemas['MemberSession'];

const session = (over: Partial<Session>): Session => ({
  id: 'ses_01K9G5V3M8Q2W7X4Y6Z0A1B2C3',
  platform: 'h5',
  browser: null,
  system: null,
  ipPrefix: '203.0.113.0/24',
  createdAt: '2026-03-02T15:00:00.000Z',
  lastSeenAt: '2026-03-02T15:20:00.000Z',
  current: false,
  ...over,
});

const show = (...sessions: readonly Partial<Session>[]) =>
  mountPart(
    <ul style={{ width: 320, padding: 0 }}>
      {sessions.map((each, index) => (
        <SessionRow key={index} session={session(each)} />
      ))}
    </ul>,
  );
const titles = () => [...document.querySelectorAll('[data-part="title"]')].map((each) => each.textContent);

test('is titled by its device, by the name that is known, or as unknown', () => {
  show(
    { browser: 'Chrome', system: 'Android' },
    { browser: 'Safari', system: 'iPhone' },
    { system: 'iPad' },
    { browser: 'Firefox' },
    {},
  );
  expect(titles()).toEqual(['Chrome on Android', 'Safari on iPhone', 'iPad', 'Firefox', 'Unknown device']);
});

test('shows a name of a later list as it is, and an answer without the fields as unknown', () => {
  const older: Partial<Session> = session({});
  delete older.browser;
  delete older.system;
  mountPart(
    <ul>
      <SessionRow session={session({ browser: 'Ladybird', system: 'Haiku' })} />
      <SessionRow session={older as Session} />
    </ul>,
  );
  expect(titles()).toEqual(['Ladybird on Haiku', 'Unknown device']);
});

test('marks the one in use, which has no button', async () => {
  show({ browser: 'Chrome', system: 'Android', current: true }, { browser: 'Firefox', system: 'Windows' });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Chrome on Android')).toHaveTextContent('This device');
  expect(row('Chrome on Android').getByRole('button').elements()).toEqual([]);
  await expect.element(row('Firefox on Windows').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectNoAxeFaults();
});

test('names each button by its session, and begins with what is written on it', () => {
  show(
    { browser: 'Chrome', system: 'Android' },
    { browser: 'Chrome', system: 'Android', createdAt: '2026-03-01T15:00:00.000Z' },
    { browser: 'Firefox', system: 'Windows' },
  );
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? '');
  expect(new Set(names).size).toBe(3);
  expect(names.every((name) => name.startsWith('Sign out'))).toBe(true);
});

test('the session in use comes first, then the latest used', () => {
  const ids = (sessions: readonly Session[]) => ownFirst(sessions).map(({ id }) => id);
  const listed = [session({ id: 'a' }), session({ id: 'b', current: true }), session({ id: 'c' })];
  expect(ids(listed)).toEqual(['b', 'a', 'c']);
});
