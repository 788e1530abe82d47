import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { PasswordField } from './index.js';

test('a password is hidden until it is asked to be shown', async () => {
  const { container } = mount(
    <PasswordField label="Password" value="secret" onValueChange={() => undefined} />,
  );
  expect(container.querySelector('input')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(container.querySelector('input')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(container.querySelector('input')).toHaveAttribute('type', 'password');
  await expectNoAxeFaults();
});
