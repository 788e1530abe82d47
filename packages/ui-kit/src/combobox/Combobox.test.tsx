import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '../modal/index.js';
import type { PickerOption } from '../picker/index.js';
import { deferred } from '../../../../tests/support/deferred.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Combobox, type ComboboxProps } from './index.js';

const banks: readonly PickerOption[] = [
  { value: 'db', label: 'Deutsche Bank', note: 'DEUTDEFF' },
  { value: 'zkb', label: 'Zürcher Kantonalbank' },
  { value: 'sg', label: 'Société Générale' },
  { value: 'old', label: 'Old Bank', disabled: true },
];
const field = () => page.getByRole('combobox', { name: 'Bank' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Bank(props: Partial<ComboboxProps>) {
  return <Combobox label="Bank" defaultValue="" options={banks} {...props} />;
}

test('typing filters, and Enter takes the first match and keeps the focus', async () => {
  const onValueChange = vi.fn();
  mount(<Bank onValueChange={onValueChange} hint="Where your account is." />);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'zur');
  await expect.poll(options).toEqual(['Zürcher Kantonalbank']);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Suggestions: 1');
  expect(active()).toBe('Zürcher Kantonalbank');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Zürcher Kantonalbank');
  await expect.element(field()).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([['zkb']]);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('the arrow keys open it at the choice, go round, and pass what is off', async () => {
  mount(<Bank defaultValue="zkb" />);
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Zürcher Kantonalbank');
  await expect
    .element(page.getByRole('option', { name: 'Zürcher' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Société Générale');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Deutsche BankDEUTDEFF');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Société Générale');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('listbox', { name: 'Bank' })).toBeVisible();
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(field()).toHaveValue('Société Générale');
});

test('text that is no option gives way to the choice when the focus leaves, and no text clears it', async () => {
  const onValueChange = vi.fn();
  const onBlur = vi.fn();
  mount(
    <>
      <Bank defaultValue="db" onValueChange={onValueChange} onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.fill(field(), 'my bank');
  await expect.element(page.getByText('No matches', { exact: true }).first()).toBeInTheDocument();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(field()).toHaveValue('Deutsche Bank');
  expect(onBlur).toHaveBeenCalledOnce();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.clear(field());
  expect(onValueChange.mock.calls).toEqual([['']]);
});

test('a tap opens it and chooses; the button opens and closes it', async () => {
  mount(<Bank name="bank" />);
  await field().click();
  // Playwright waits for what is off to be on.
  await page.getByRole('option', { name: 'Old Bank' }).click({ force: true });
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('option', { name: 'Deutsche Bank' }).click();
  await expect.element(field()).toHaveValue('Deutsche Bank');
  expect(document.querySelector<HTMLInputElement>('input[name=bank]')?.value).toBe('db');
  const button = page.getByRole('button', { name: 'Choose: Bank' });
  await button.click();
  await expect.poll(() => options().length).toBe(4);
  await button.click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('options are looked for after a pause, and only the last answer counts', async () => {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: ReturnType<typeof deferred<readonly PickerOption[]>>;
  }[] = [];
  const findOptions: ComboboxProps['findOptions'] = (text, signal) => {
    const answer = deferred<readonly PickerOption[]>();
    asked.push({ text, signal, answer });
    return answer.promise;
  };
  mount(<Bank options={undefined} findOptions={findOptions} />);
  await userEvent.type(field(), 'de');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.text).toBe('de');
  await expect.element(page.getByText('Loading').first()).toBeInTheDocument();
  await expectNoAxeFaults();
  await userEvent.type(field(), 'u');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer.resolve(banks.slice(0, 1));
  await expect.poll(options).toEqual(['Deutsche BankDEUTDEFF']);
  asked[0]?.answer.resolve(banks);
  await userEvent.keyboard('x');
  // The options for the previous text remain, but Enter chooses none of them.
  await userEvent.keyboard('{Enter}');
  expect(options()).toEqual(['Deutsche BankDEUTDEFF']);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer.resolve([]);
  await expect.element(page.getByText('No matches').first()).toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => asked.length).toBe(4);
  asked[3]?.answer.resolve(banks.slice(0, 1));
  await expect.poll(active).toBe('Deutsche BankDEUTDEFF');
  await userEvent.keyboard('{Enter}');
  // The search result that contained the choice is gone, but its label stays.
  await expect.element(field()).toHaveValue('Deutsche Bank');
});

test('a failure is said, and tried again by a button that Tab reaches', async () => {
  const findOptions = vi
    .fn<NonNullable<ComboboxProps['findOptions']>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(banks);
  mount(<Bank options={undefined} findOptions={findOptions} />);
  // At once: between letters that are typed slowly, a search of its own would succeed.
  await userEvent.fill(field(), 'bank');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('This could not be loaded');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  await expect.poll(() => options().length).toBe(4);
  await expect.element(field()).toHaveValue('bank');
});

test('an input method keeps its keys until the text is composed', async () => {
  const findOptions = vi.fn<NonNullable<ComboboxProps['findOptions']>>().mockResolvedValue(banks);
  const onValueChange = vi.fn();
  mount(<Bank findOptions={findOptions} onValueChange={onValueChange} />);
  const input = field().element() as HTMLInputElement;
  input.focus();
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  write('さ');
  write('ざ');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }),
    );
  expect(options()).toEqual([]);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  // Safari's Enter comes after the end, with the code of an input method.
  await expect.poll(() => options().length).toBe(4);
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  );
  expect(onValueChange).not.toHaveBeenCalled();
  expect(findOptions.mock.calls.map(([text]) => text)).toEqual(['ざ']);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['db']]);
});

test('inside a dialog Escape closes the list, and only then the dialog', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Modal open={isOpen} onOpenChange={setIsOpen} title="Account">
        <Bank />
      </Modal>
    );
  }
  mount(<Page />);
  await userEvent.type(field(), 'ban');
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Account' })).not.toBeInTheDocument();
});

test('the list stands below the field, above it at the end of the window, and scrolls to the active option', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Bank ${index}` }));
  const { rerender } = mount(<Bank options={many} />);
  await field().click();
  const panel = () => document.querySelector('[data-part=panel]')!.getBoundingClientRect();
  const box = () => document.querySelector('[data-part=box]')!.getBoundingClientRect();
  expect(panel().top).toBeCloseTo(box().bottom + 8, 0);
  expect(panel().width).toBeCloseTo(box().width, 0);
  expect(panel().bottom).toBeLessThanOrEqual(window.innerHeight);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('Bank 59');
  const last = page.getByRole('option', { name: 'Bank 59' }).element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(panel().bottom);
  await userEvent.keyboard('{Escape}');
  rerender(
    <div style={{ marginBlockStart: window.innerHeight - 120 }}>
      <Bank options={many} />
    </div>,
  );
  await field().click();
  await expect.poll(() => Math.round(panel().bottom)).toBe(Math.round(box().top - 8));
  expect(panel().top).toBeGreaterThanOrEqual(0);
});
