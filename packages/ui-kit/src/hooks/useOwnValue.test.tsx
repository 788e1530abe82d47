import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/index.js';
import { NumberInput } from '../number-input/index.js';
import { RadioList } from '../radio-list/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { SignaturePad } from '../signature-pad/index.js';
import { Tabs } from '../tabs/index.js';
import { mount } from '../testing/mount.js';
import { TextField } from '../text-field/index.js';

const two = [
  { value: 'a', label: 'A', content: 'Panel A' },
  { value: 'b', label: 'B', content: 'Panel B' },
];

test('a part that nobody keeps the value of keeps it itself, and a form sends it', async () => {
  const { container } = mount(
    <form>
      <TextField label="Name" name="name" defaultValue="Ada" />
      <NumberInput label="Amount" name="amount" defaultValue="1000" step="0.1" />
      <Checkbox label="Agreed" name="agreed" defaultValue={false} />
      <Select label="Kind" name="kind" options={two} defaultValue="a" />
      <SegmentedControl label="Side" name="side" options={two} defaultValue="a" />
      <Tabs label="Views" items={two} defaultValue="a" />
    </form>,
  );
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), ' L.');
  await page.getByRole('button', { name: 'Increase Amount' }).click();
  await page.getByRole('checkbox').click();
  await userEvent.selectOptions(page.getByRole('combobox'), 'b');
  await page.getByRole('radio', { name: 'B' }).click();
  await page.getByRole('tab', { name: 'B' }).click();
  await expect.element(page.getByText('Panel B')).toBeVisible();
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toEqual({
    name: 'Ada L.',
    amount: '1000.1',
    agreed: 'on',
    kind: 'b',
    side: 'b',
  });
  container.querySelector('form')!.reset();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('a form sends nothing of a part without a name, and Enter in it submits the form', async () => {
  const sent: [string, FormDataEntryValue][][] = [];
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push([...new FormData(event.currentTarget)]);
      }}
    >
      <TextField label="Name" defaultValue="Ada" />
      <Select label="Kind" options={two} defaultValue="a" />
      <SegmentedControl label="Side" options={two} defaultValue="a" />
      <RadioList label="Way" options={two} defaultValue="a" />
      <SignaturePad label="Signature" />
      <button type="submit">Send</button>
    </form>,
  );
  // Its options are still one group, which has one tab stop.
  await page.getByRole('radiogroup', { name: 'Way' }).getByRole('radio', { name: 'A' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(page.getByRole('radiogroup', { name: 'Way' }).getByRole('radio', { name: 'B' }))
    .toBeChecked();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'A' }).click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([[], []]);
});

test('where an owner keeps it, what it was at first counts no more, and what it refuses does not stay', async () => {
  const heard: string[] = [];
  mount(
    <TextField label="Name" value="Ada" defaultValue="Bob" onValueChange={(value) => heard.push(value)} />,
  );
  await userEvent.type(page.getByRole('textbox'), '!');
  expect(heard).toEqual(['Ada!']);
  await expect.element(page.getByRole('textbox')).toHaveValue('Ada');
});
