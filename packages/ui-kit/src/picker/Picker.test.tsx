import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Picker, type PickerProps } from './index.js';

const options: PickerProps['options'] = [
  { value: 'at', label: 'Austria' },
  { value: 'be', label: 'Belgium', disabled: true },
  { value: 'bg', label: 'Bulgaria' },
  { value: 'de', label: 'Germany', note: 'Euro' },
];

function Example(props: Partial<PickerProps>) {
  const [value, setValue] = useState<string>(props.value ?? '');
  return <Picker label="Country" options={options} {...props} value={value} onValueChange={setValue} />;
}

const button = (shown: string) => page.getByRole('button', { name: `Country: ${shown}` });
const list = () => page.getByRole('listbox', { name: 'Country' });
const active = () => {
  const id = list().element().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

test('is opened, chosen from and closed by the keyboard alone', async () => {
  mount(<Example />);
  await userEvent.tab();
  await expect.element(button('Choose')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list()).toHaveFocus();
  await expectNoAxeFaults();
  expect(active()).toBe('Austria');
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(active()).toBe('Bulgaria');
  await userEvent.keyboard('{End}{Home}{End}');
  expect(active()).toBe('GermanyEuro');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Germany')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('says that it is required, which no button can be marked as', async () => {
  mount(<Example required />);
  await expect.element(page.getByRole('button', { name: 'Country (Required): Choose' })).toBeVisible();
});

test('letters lead to what begins with them, and what is disabled is not chosen', async () => {
  mount(<Example value="at" />);
  await button('Austria').click();
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('bu');
  expect(active()).toBe('Bulgaria');
  await expect
    .element(page.getByRole('option', { name: 'Austria' }))
    .toHaveAttribute('aria-selected', 'true');
  (page.getByRole('option', { name: 'Belgium' }).element() as HTMLElement).click();
  await expect.element(list()).toBeVisible();
  await page.getByRole('option', { name: 'Bulgaria' }).click();
  await expect.element(button('Bulgaria')).toBeVisible();
});

test('letters are those of the language of the provider', async () => {
  const cities = ['Ankara', 'Isparta', 'İzmir'].map((label) => ({ value: label, label }));
  mount(
    <KitProvider locale="tr" messages={{}}>
      <Picker label="City" options={cities} defaultValue="" />
    </KitProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('listbox')).toHaveFocus();
  await userEvent.keyboard('i');
  const id = page.getByRole('listbox').element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(id)).toHaveTextContent('İzmir');
});

test('Escape leaves it as it was', async () => {
  mount(<Example value="de" error="Choose another country." />);
  await expect.element(button('Germany')).toHaveAccessibleDescription('Choose another country.');
  await button('Germany').click();
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('{Home}{Escape}');
  await expect.element(button('Germany')).toHaveFocus();
  await expectNoAxeFaults();
});
