import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { secondBrand } from '../theme/brands/secondBrand.css.js';
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

test('stays a box of several lines where controls are round, and its links are readable in the dark', () => {
  const { container } = mount(
    <div className={secondBrand}>
      <Banner title="Round">
        Lines of words. <a href="#more">More</a>
      </Banner>
    </div>,
  );
  const banner = container.querySelector('div > div')!;
  const { borderTopLeftRadius, color } = getComputedStyle(banner);
  expect(Number.parseFloat(borderTopLeftRadius)).toBeLessThanOrEqual(24);
  expect(getComputedStyle(container.querySelector('a')!).color).toBe(color);
});
