import { expect, onTestFinished, test, vi } from 'vitest';
import { mountPart } from '../../components/testing/mountPart.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import { Access } from './Access.js';

/** Gives the answer to `GET /member/<noun>`. */
const answer = (noun: string, data: readonly object[]) =>
  queryClient.setQueryData([session.scope(), noun], { data, nextCursor: null });

test('a session does not appear before the passkeys above it, which would push it from under a finger', async () => {
  const request = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => request.mockRestore());
  mountPart(<Access />);
  const shown = () => document.body.textContent;
  answer('session', [
    {
      id: 'ses_1',
      platform: 'h5',
      browser: 'Chrome',
      system: 'Android',
      ipPrefix: '203.0.113.0/24',
      createdAt: '2026-03-02T15:00:00.000Z',
      lastSeenAt: '2026-03-02T15:20:00.000Z',
      current: true,
    },
  ]);
  // Time in which the answer would be shown.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shown()).not.toContain('Chrome on Android');
  answer('passkey', []);
  await expect.poll(shown).toContain('Chrome on Android');
  expect(shown()).toContain('No passkeys yet');
});
