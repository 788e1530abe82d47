import type { ReactNode } from 'react';
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

test('its action keeps a distance from the text, and takes no room where there is none', () => {
  const banner = (action: ReactNode) => (
    <Banner title="Not known yet" action={action}>
      It cannot happen twice.
    </Banner>
  );
  const { container } = mount(
    <>
      {banner(<button type="button">Check again</button>)}
      {banner(false)}
      {banner(undefined)}
    </>,
  );
  const [withAction, without, plain] = container.querySelectorAll('[data-part="banner"]');
  const body = withAction?.querySelector('[data-part="body"]')?.getBoundingClientRect();
  const button = withAction?.querySelector('button')?.getBoundingClientRect();
  expect((button?.top ?? 0) - (body?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  expect(without?.getBoundingClientRect().height).toBe(plain?.getBoundingClientRect().height);
});
