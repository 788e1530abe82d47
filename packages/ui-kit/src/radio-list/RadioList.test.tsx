import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { RadioList } from './index.js';

const options = [
  { value: 'bank', label: 'Bank transfer', note: 'Free of charge' },
  { value: 'wallet', label: 'Wallet', disabled: true },
  { value: 'card', label: 'Card' },
] as const;

test('is one stop of Tab, arrows choose past what cannot be chosen, and a tap on the words does', async () => {
  const heard: string[] = [];
  mount(
    <RadioList
      label="Way of payment"
      options={options}
      defaultValue="bank"
      error="Choose another."
      required
      onValueChange={(value) => heard.push(value)}
    />,
  );
  const group = page.getByRole('radiogroup', { name: 'Way of payment' });
  await expect.element(group).toHaveAccessibleDescription('Choose another.');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('radio', { name: 'Bank transfer', exact: true }))
    .toHaveAccessibleDescription('Free of charge');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await page.getByText('Free of charge').click();
  expect(heard).toEqual(['card', 'bank']);
});

test('a form brings the focus to the choice that Tab would come to', async () => {
  function Form() {
    const first = useRef<HTMLInputElement>(null);
    return (
      <>
        <RadioList ref={first} label="Way of payment" options={options.slice(1)} value="" />
        <button onClick={() => first.current?.focus()}>Send</button>
      </>
    );
  }
  mount(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus();
});
