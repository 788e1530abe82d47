import { expect, test } from 'vitest';
import { mountPart } from '../../components/testing/mountPart.js';
import { Holdings } from './Holdings.js';
import { position } from './testing/position.js';

test('the distribution comes with the rows, which it would push from under a finger', async () => {
  const isThereWithRows = new Promise<boolean>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.body.textContent?.includes('AAAA') !== true) return;
      observer.disconnect();
      resolve(document.querySelector('h2') !== null);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const data = [position('AAAA', 3), position('BBBB', 10)];
  const query = { data, error: null, isFetching: false, refetch: () => Promise.resolve() };
  mountPart(<Holdings query={query} reviews={[]} />);
  expect(await isThereWithRows).toBe(true);
});
