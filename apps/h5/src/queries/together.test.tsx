import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import { queryClient } from './queryClient.js';
import { renewTogether } from './together.js';

/** A server whose answers the test lets go one by one. */
function createServer() {
  const waiting = new Map<string, () => void>();
  let version = 1;
  return {
    get: async (noun: string): Promise<string> => {
      const asked = version;
      if (asked > 1) await new Promise<void>((resolve) => waiting.set(noun, resolve));
      return `${noun} ${asked}`;
    },
    change: () => {
      version += 1;
    },
    answer: async (noun: string) => {
      await expect.poll(() => waiting.has(noun)).toBe(true);
      waiting.get(noun)?.();
    },
    fail: () => Promise.reject(new Error('no answer')),
  };
}

function Shown({ noun, load }: { noun: string; load: (noun: string) => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['one', noun], queryFn: () => load(noun), retry: false });
  return <p>{data ?? '–'}</p>;
}

test('answers of one refetch are shown at the same moment', async () => {
  const server = createServer();
  mountPart(
    <div role="region" aria-label="screen">
      <Shown noun="totals" load={server.get} />
      <Shown noun="holdings" load={server.get} />
    </div>,
  );
  const screen = page.getByRole('region', { name: 'screen' });
  await expect.element(screen).toHaveTextContent('totals 1holdings 1');
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(screen.element().textContent));
  observer.observe(screen.element(), { subtree: true, characterData: true, childList: true });

  server.change();
  const renewed = renewTogether(queryClient, [
    { queryKey: ['one', 'totals'] },
    { queryKey: ['one', 'holdings'] },
  ]);
  await server.answer('totals');
  await server.answer('holdings');
  await renewed;
  await expect.element(screen).toHaveTextContent('totals 2holdings 2');
  observer.disconnect();
  expect([...seen]).toEqual(['totals 2holdings 2']);
});

test('a failed request does not hold back the other answers', async () => {
  const server = createServer();
  let isUnwell = false;
  mountPart(
    <>
      <Shown noun="totals" load={server.get} />
      <Shown noun="news" load={(noun) => (isUnwell ? server.fail() : server.get(noun))} />
    </>,
  );
  await expect.element(page.getByText('news 1')).toBeVisible();
  isUnwell = true;
  server.change();
  const renewed = renewTogether(queryClient, [{ queryKey: ['one'] }]);
  await server.answer('totals');
  await renewed;
  await expect.element(page.getByText('totals 2')).toBeVisible();
  await expect.element(page.getByText('news 1')).toBeVisible();
});
