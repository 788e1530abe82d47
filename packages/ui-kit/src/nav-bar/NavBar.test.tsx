import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { de, en, setKitMessages } from '../messages/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { NavBar } from './index.js';

test('is 44 px tall, names the page, and goes back or home', async () => {
  const onBack = vi.fn();
  const { container, rerender } = mount(<NavBar title="Deposit" onBack={onBack} />);
  expect(container.querySelector('header')?.getBoundingClientRect().height).toBe(44);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
  rerender(<NavBar title="Deposit" onBack={onBack} backTo="home" />);
  await expect.element(page.getByRole('button', { name: 'Home' })).toBeVisible();
});

test('speaks the language of the kit, and changes it in place', async () => {
  mount(<NavBar title="Einzahlung" onBack={() => {}} />);
  setKitMessages(de);
  await expect.element(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  setKitMessages(en);
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('keeps a long title inside a 320 px column', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <NavBar title="Identitätsprüfung mit Reisepass und Befähigungsnachweis" onBack={() => {}} />
    </div>,
  );
  expect(container.querySelector('header')?.scrollWidth).toBeLessThanOrEqual(320);
});
