import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import { queryClient } from '../queries/queryClient.js';
import { PageRefresher } from './PageRefresher.js';

function mountPage(ask: () => Promise<number>) {
  function Shown() {
    return <p>{useQuery({ queryKey: ['shown'], queryFn: ask }).data}</p>;
  }
  mountPart(
    <PageRefresher>
      <Shown />
    </PageRefresher>,
  );
}

it('asks again for what the page shows and for nothing else, and says when it is done', async () => {
  let times = 0;
  const unseen = vi.fn(() => Promise.resolve(0));
  await queryClient.prefetchQuery({ queryKey: ['unseen'], queryFn: unseen });
  mountPage(() => Promise.resolve((times += 1)));
  await expect.element(page.getByText('1')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('2')).toBeVisible();
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Refreshed');
  expect(unseen).toHaveBeenCalledOnce();
});

it('says that it failed, and can be tried again', async () => {
  let isDown = false;
  mountPage(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(7)));
  await expect.element(page.getByText('7')).toBeVisible();
  isDown = true;
  await userEvent.keyboard('{Tab}{Enter}');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry, { timeout: 8000 }).toBeVisible();
  expect(document.querySelector('[role=status]')).toHaveTextContent('Refreshing failed');
  isDown = false;
  await retry.click();
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Refreshed');
});
