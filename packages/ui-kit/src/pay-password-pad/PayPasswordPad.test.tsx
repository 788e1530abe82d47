import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { PayPasswordPad, type PayPasswordPadProps } from './index.js';

function Example(props: Partial<PayPasswordPadProps>) {
  const [value, setValue] = useState('');
  return <PayPasswordPad label="Pay password" {...props} value={value} onValueChange={setValue} />;
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const group = () => page.getByRole('group', { name: 'Pay password' });

test('is given by its buttons, and tells how many digits there are but never which', async () => {
  const onComplete = vi.fn();
  const { container } = mount(<Example onComplete={onComplete} />);
  await expect.element(page.getByText('0 of 6 entered')).toBeInTheDocument();
  const before = container.textContent;
  for (const digit of ['2', '4', '6', '8', '1']) await press(digit);
  await expect.element(page.getByText('5 of 6 entered')).toBeInTheDocument();
  expect(container.textContent.replace('5 of 6', '0 of 6')).toBe(before);
  expect(container.innerHTML).not.toContain('24681');
  expect(onComplete).not.toHaveBeenCalled();
  await press('0');
  await press('3');
  expect(onComplete.mock.calls).toEqual([['246810']]);
  await expectNoAxeFaults();
});

test('takes the last digit back', async () => {
  mount(<Example />);
  await press('2');
  await press('4');
  await press('Delete last digit');
  await expect.element(page.getByText('1 of 6 entered')).toBeInTheDocument();
});

test('is typed and pasted where any of it has the focus', async () => {
  const onComplete = vi.fn();
  mount(<Example onComplete={onComplete} />);
  (group().element() as HTMLElement).focus();
  await userEvent.keyboard('24x{Backspace}5');
  await expect.element(page.getByText('2 of 6 entered')).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '1', exact: true })).toHaveFocus();
  await userEvent.keyboard('6{Enter} ');
  await expect.element(page.getByText('5 of 6 entered')).toBeInTheDocument();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '9 9 9');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  expect(onComplete.mock.calls).toEqual([['256119']]);
});

test('leaves shortcuts to the browser', () => {
  mount(<Example />);
  const event = new KeyboardEvent('keydown', { key: '1', ctrlKey: true, bubbles: true, cancelable: true });
  group().element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(page.getByText('0 of 6 entered').element()).toBeInTheDocument();
});

test('says what is wrong in a region that was there before', async () => {
  const { container, rerender } = mount(<Example />);
  const region = container.querySelector('[aria-live=polite]');
  rerender(<Example error="That is not your pay password." />);
  expect(region).toHaveTextContent('That is not your pay password.');
  await expect.element(group()).toHaveAccessibleDescription('0 of 6 entered That is not your pay password.');
  await expectNoAxeFaults();
});

test('does nothing while it is checked or locked, and keeps the focus while it is checked', async () => {
  const { rerender } = mount(<Example />);
  await press('7');
  rerender(<Example busy />);
  await expect.element(page.getByRole('button', { name: '7', exact: true })).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(page.getByText('1 of 6 entered')).toBeInTheDocument();
  const wait = page.getByText('Please wait a moment');
  await expect.element(wait).toBeVisible();
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  expect(wait.element().closest('[aria-busy=true]')).toBeNull();
  await expectNoAxeFaults();
  rerender(<Example disabled />);
  await expect.element(page.getByRole('button', { name: '7', exact: true })).toBeDisabled();
});

test('keeps the order of its keys unless asked to shuffle', async () => {
  // The random order puts the last key first.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((ranks) => {
    (ranks as Uint32Array).forEach((_rank, at, all) => (all[at] = all.length - at));
    return ranks;
  });
  const { container, rerender } = mount(<Example />);
  vi.restoreAllMocks();
  const order = () => [...container.querySelectorAll('button')].map((button) => button.textContent).join('');
  expect(order()).toBe('1234567890');
  rerender(<Example isShuffled />);
  const shuffled = order();
  expect(shuffled).toBe('0987654321');
  await press('5');
  expect(order()).toBe(shuffled);
});

test('its keys are 44 px or taller and fit a narrow phone', async () => {
  await page.viewport(320, 568);
  const { container } = mount(<Example />);
  for (const button of container.querySelectorAll('button')) {
    const { height, width, right } = button.getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(320);
  }
  await page.viewport(390, 844);
});
