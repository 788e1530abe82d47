import type { Schemas } from '@fairlot/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import { dateFormat } from '../i18n/formatters.js';
import { queryClient } from '../queries/queryClient.js';
import { baseSettingsQuery } from '../queries/referenceQueries.js';
import { OfflineNotice } from './notices.js';

const HOUR_MS = 3_600_000;

test('without a server the page shows the business time of its last answer', async () => {
  const at = new Date(Date.now() + 100 * 24 * HOUR_MS + 5 * HOUR_MS);
  const settings = { businessTime: at.toISOString() } as Schemas['BaseSettings'];
  queryClient.setQueryData(baseSettingsQuery.queryKey, settings);
  mountPart(<OfflineNotice isOnline={false} isStreamLost={false} />);
  const time = dateFormat('en', { timeStyle: 'short' }).format(at);
  await expect.element(page.getByText(`What you see is as of ${time}.`)).toBeVisible();
});

test('without a known business time no other time is shown', async () => {
  queryClient.setQueryData(['public', 'market'], []);
  mountPart(<OfflineNotice isOnline={false} isStreamLost={false} />);
  await expect.element(page.getByText(/^You are offline/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d:\d\d/);
});
