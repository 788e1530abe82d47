import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { passTime } from '../testing/passTime.js';
import { CodeField, type CodeFieldProps } from './index.js';

afterEach(() => {
  vi.useRealTimers();
});

function Example(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <CodeField label="Code" {...props} value={value} onValueChange={setValue} />;
}

const field = () => page.getByRole('textbox', { name: 'Code' });

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('is one field that phones fill in, for digits alone', async () => {
  const onComplete = vi.fn();
  mount(<Example onComplete={onComplete} />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field(), '4a8-2');
  await expect.element(field()).toHaveValue('482');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field(), '9137');
  await expect.element(field()).toHaveValue('482913');
  expect(onComplete.mock.calls).toEqual([['482913']]);
  await expectNoAxeFaults();
});

test('reads its code from a whole message, and puts a part where the caret is', async () => {
  const onComplete = vi.fn();
  mount(<Example value="12" onComplete={onComplete} />);
  const input = field().element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(1, 1);
  paste('99');
  await expect.element(field()).toHaveValue('1992');
  paste('Your code is 482-913, valid for 10 minutes');
  await expect.element(field()).toHaveValue('482913');
  expect(onComplete.mock.calls).toEqual([['482913']]);
});

test('is corrected in the middle', async () => {
  mount(<Example value="482913" />);
  const input = field().element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}7');
  await expect.element(field()).toHaveValue('472913');
});

test('each digit stands in the middle of its place, on a narrow phone too', async () => {
  await page.viewport(320, 568);
  for (const length of [4, 6, 8]) {
    const { container, unmount } = mount(<Example length={length} value={'8'.repeat(length)} />);
    const input = container.querySelector('input') as HTMLInputElement;
    const places = [...container.querySelectorAll('span[aria-hidden]')].map((place) =>
      place.getBoundingClientRect(),
    );
    expect(places.at(-1)?.right).toBeLessThanOrEqual(320);
    const { fontFamily, fontSize, fontVariantNumeric, letterSpacing, paddingLeft } = getComputedStyle(input);
    const probe = document.createElement('span');
    Object.assign(probe.style, { fontFamily, fontSize, fontVariantNumeric, letterSpacing });
    probe.textContent = '8';
    container.append(probe);
    const pitch = probe.getBoundingClientRect().width;
    const digit = pitch - parseFloat(letterSpacing);
    const left = input.getBoundingClientRect().left + parseFloat(paddingLeft);
    places.forEach((place, index) => {
      const middle = left + index * pitch + digit / 2;
      expect(Math.abs(middle - (place.left + place.width / 2))).toBeLessThan(1.5);
    });
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    unmount();
  }
  await page.viewport(390, 844);
});

test('offers another code after the wait, says so, and waits again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  const onResend = vi.fn(() => Promise.resolve());
  const { container } = mount(<Example onResend={onResend} resendAfterMs={30_000} />);
  const button = () => container.querySelector('button') as HTMLButtonElement;
  expect(button()).toHaveTextContent('Send again in 0:30');
  button().focus();
  button().click();
  expect(onResend).not.toHaveBeenCalled();
  await passTime(30_000);
  expect(button()).toHaveTextContent('Send again');
  expect(container.querySelector('[role=status]')).toHaveTextContent('You can ask for a new code now');
  button().click();
  await passTime(0);
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[role=status]')).toHaveTextContent('A new code is on its way');
  expect(button()).toHaveTextContent('Send again in 0:30');
  expect(document.activeElement).toBe(button());
});

test('a sending that fails is said and can be tried at once', async () => {
  mount(<Example onResend={() => Promise.reject(new Error('offline'))} resendAfterMs={0} />);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send again' })).not.toHaveAttribute('aria-disabled');
  await expectNoAxeFaults();
});
