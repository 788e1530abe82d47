import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import { api } from '../state/client.js';
import { contact } from '../state/contact.js';
import { followContact } from './followContact.js';

/** The next question about the server comes after three seconds. */
const PATIENT = { timeout: 20_000 };

let isServerThere = true;
let isStreamLost = false;
let hurries = 0;
const asked: Request[] = [];

followContact();
contact.follow({ isLost: () => isStreamLost, retryNow: () => (hurries += 1) });

beforeEach(() => {
  isServerThere = true;
  isStreamLost = false;
  hurries = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return isServerThere
      ? Promise.resolve(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } }))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

function News() {
  const { data, isError } = useQuery({
    queryKey: ['public', 'test'],
    queryFn: () => api.get('/news', { params: { query: {} } }),
    retry: false,
  });
  return <p>{isError && data === undefined ? 'no news' : data === undefined ? 'loading' : 'news'}</p>;
}

test('a visitor’s failed request is sent again once the server is back', PATIENT, async () => {
  isServerThere = false;
  mountPart(<News />);
  await expect.element(page.getByText('no news')).toBeVisible();
  await expect.poll(contact.state).toBe('away');
  isServerThere = true;
  await expect.element(page.getByText('news', { exact: true }), PATIENT).toBeVisible();
  await expect.poll(contact.state).toBe('there');
});

/** Less than the pause between two questions. */
const AT_ONCE = { timeout: 1_000 };

test('the server is asked at once when the device has a network again', async () => {
  isServerThere = false;
  contact.doubt();
  await expect.poll(contact.state).toBe('away');
  isServerThere = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(contact.state, AT_ONCE).toBe('there');
});

test('the server is asked at once when a request succeeds', async () => {
  isServerThere = false;
  contact.doubt();
  await expect.poll(contact.state).toBe('away');
  isServerThere = true;
  mountPart(<News />);
  await expect.poll(contact.state, AT_ONCE).toBe('there');
});

test('a cache does not answer for the server', async () => {
  contact.doubt();
  await expect.poll(() => asked.map(({ cache }) => cache)).toEqual(['no-store']);
});

test(
  'a stream that stays lost is reported, and does not delay the news that the server is back',
  PATIENT,
  async () => {
    isServerThere = false;
    isStreamLost = true;
    contact.doubt();
    await expect.poll(contact.state).toBe('away');
    isServerThere = true;
    await expect.poll(contact.state, PATIENT).toBe('there');
    expect(hurries).toBeGreaterThan(0);
    await expect.poll(contact.state, PATIENT).toBe('streamLost');
    isStreamLost = false;
    await expect.poll(contact.state, PATIENT).toBe('there');
  },
);

test(
  'a failed request is sent again even if the server was back before it was checked',
  PATIENT,
  async () => {
    let tries = 0;
    const stop = contact.onReturn(() => (tries += 1));
    contact.doubt();
    await expect.poll(() => tries, PATIENT).toBe(1);
    expect(contact.state()).toBe('there');
    stop();
  },
);
