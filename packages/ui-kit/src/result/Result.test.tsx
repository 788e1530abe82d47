import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Result } from './index.js';

test('says in a heading how it ended, and offers what comes next', async () => {
  const { container } = mount(
    <Result tone="critical" title="Refused" hint="Nothing was taken." action={<Button>Try again</Button>}>
      W-2041
    </Result>,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Refused' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expectNoAxeFaults();
});
