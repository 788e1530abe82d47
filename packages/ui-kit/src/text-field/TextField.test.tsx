import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { TextField, type TextFieldProps } from './index.js';

const heard: string[] = [];

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextField
      label="Name"
      {...props}
      value={value}
      onValueChange={(next) => {
        heard.push(next);
        setValue(next);
      }}
    />
  );
}

const field = () => page.getByRole('textbox', { name: 'Name' });

test('label, hint and error are tied to the control, and the region of the error is there before it', async () => {
  const props = { label: 'Name', value: '', onValueChange: () => undefined, hint: 'As in your passport' };
  const { container, rerender } = mount(<TextField {...props} />);
  await expect.element(field()).toHaveAccessibleDescription('As in your passport');
  const region = container.querySelector('[aria-live]');
  rerender(<TextField {...props} error="Enter your name." required />);
  expect(container.querySelector('[aria-live]')).toBe(region);
  expect(region).toHaveTextContent('Enter your name.');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('Enter your name. As in your passport');
  await expectNoAxeFaults();
});

test(
  '140 characters are the limit, and the counter says when it is near',
  { tags: ['5.inputs'] },
  async () => {
    mount(<Example value={'x'.repeat(119)} hasCounter />);
    const said = page.getByText(/^Characters left/);
    await expect.element(said).not.toBeInTheDocument();
    await userEvent.type(field(), 'y'.repeat(23));
    expect(heard.at(-1)).toHaveLength(140);
    await expect.element(said).toHaveTextContent('Characters left: 0');
    await expect.element(page.getByText('140/140')).toBeVisible();
  },
);

test('a word that is being composed is heard of when it is finished', async () => {
  const { container } = mount(<Example />);
  const input = container.querySelector('input') as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const compose = (text: string) => {
    setValue?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  const before = heard.length;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  compose('k');
  compose('か');
  expect(heard).toHaveLength(before);
  await expect.element(page.elementLocator(input)).toHaveValue('か');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'か' }));
  expect(heard.slice(before)).toEqual(['か']);
});

test('a tap beside the text focuses the field', async () => {
  mount(<Example start="€" />);
  await page.getByText('€').click();
  await expect.element(field()).toHaveFocus();
});

test('a limit that shrinks cuts what is there, once', async () => {
  const limited = (maxLength: number) => <Example value="Maria Magdalena" maxLength={maxLength} />;
  const { rerender } = mount(limited(20));
  const before = heard.length;
  rerender(limited(5));
  await expect.element(field()).toHaveValue('Maria');
  expect(heard.slice(before)).toEqual(['Maria']);
  rerender(limited(20));
  await expect.element(field()).toHaveValue('Maria');
});

test('a longer text that was there before its limit is nobody else’s to cut', async () => {
  const before = heard.length;
  mount(<Example value="Maria Magdalena" maxLength={5} />);
  await expect.element(field()).toHaveValue('Maria Magdalena');
  expect(heard).toHaveLength(before);
});

test('Enter sends the form, and not while a word is being composed', async () => {
  let sent = 0;
  const { container } = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Example value="Ann" enterKeyHint="send" />
    </form>,
  );
  await field().click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
  const input = container.querySelector('input') as HTMLInputElement;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(sent).toBe(1);
});
