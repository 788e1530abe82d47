import { toast } from '@fairlot/ui-kit/toast';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import { Overlays } from './Overlays.js';

afterEach(() => vi.useRealTimers());

test('a toast is shown for 2000 ms', { tags: ['9.toast'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  mountPart(<Overlays page={undefined} />);
  let isOver = false;
  void toast('Saved').closed.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(1_999);
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
