import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { QueryBoundary } from './QueryBoundary.js';
import { expectNoAxeFaults, mountPart } from './testing/mountPart.js';

const query = { data: ['Ada'], error: null, isFetching: false, refetch: () => Promise.resolve() };

test('the content waits for what stands above it, which would move it', async () => {
  const boundary = (isWaiting: boolean) => (
    <QueryBoundary query={query} isWaiting={isWaiting} errorTitle="Names could not be loaded">
      {(names) => <p>{names.join()}</p>}
    </QueryBoundary>
  );
  const part = mountPart(boundary(true));
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  expect(page.getByText('Ada').query()).toBeNull();
  await expectNoAxeFaults();
  part.rerender(boundary(false));
  await expect.element(page.getByText('Ada')).toBeVisible();
});
