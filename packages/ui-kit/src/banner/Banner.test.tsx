import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Banner } from './index.js';

test('is silent unless told to speak, and can be dismissed', async () => {
  const onDismiss = vi.fn();
  const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
  mount(
    <>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          Review under way
        </Banner>
      ))}
      <Banner role="alert" onDismiss={onDismiss}>
        Refused
      </Banner>
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Refused');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
});
