import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { toast, Toaster } from '../toast/index.js';
import { loading, LoadingOverlay } from './index.js';

test('it appears late, stays until the last is done, and hides no toast', async () => {
  mount(
    <>
      <Toaster />
      <LoadingOverlay />
    </>,
  );
  toast('Saved', { durationMs: 60_000 });
  const first = loading.show({ label: 'Uploading' });
  const second = loading.show({ mask: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).not.toHaveTextContent('Loading');
  await expect.element(page.getByText('Loading')).toBeVisible();
  await expect.element(page.getByText('Saved')).toBeVisible();
  second.done();
  await expect.element(page.getByText('Uploading')).toBeVisible();
  await expectNoAxeFaults();
  first.done();
  await expect.element(page.getByText('Uploading')).not.toBeInTheDocument();
  await expect.element(page.getByText('Saved')).toBeVisible();
  toast.dismiss();
});

test('only a masked one takes the touches of what is below', async () => {
  mount(
    <>
      <button type="button">Below</button>
      <LoadingOverlay />
    </>,
  );
  const hit = () => document.elementFromPoint(10, 300)?.closest('[data-mask]') ?? null;
  const plain = loading.show();
  await expect.element(page.getByText('Loading')).toBeVisible();
  expect(hit()).toBeNull();
  const masked = loading.show({ mask: true });
  await expect.poll(hit).not.toBeNull();
  plain.done();
  masked.done();
});
