import { ApiError, clientCode } from '@fairlot/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from './queryClient.js';

test('without a network a query fails at once instead of looking like it loads', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    queryClient.clear();
  });
  const ask = vi.fn(() => Promise.reject(new ApiError({ code: clientCode.network })));
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  // `fetchQuery` alone does not retry.
  const answer = queryClient.fetchQuery({
    queryKey: ['public', 'offline'],
    queryFn: ask,
    ...(retry === undefined ? {} : { retry }),
  });
  await expect(answer).rejects.toMatchObject({ code: clientCode.network });
  expect(ask).toHaveBeenCalledOnce();
});
