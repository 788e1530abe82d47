import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { DateField, type DateFieldProps } from './index.js';

const onValueChange = vi.fn();
afterEach(() => onValueChange.mockClear());

function Example({ value = '', ...props }: Partial<DateFieldProps>) {
  const [day, setDay] = useState(value);
  return (
    <DateField
      label="Valid until"
      today="2026-03-20"
      min="1985-01-01"
      max="2028-12-31"
      locale="de"
      value={day}
      onValueChange={(next) => {
        onValueChange(next);
        setDay(next);
      }}
      {...props}
    />
  );
}

const field = () => page.getByRole('textbox', { name: 'Valid until' });

test('reads what is typed in the order of the language, says how, and writes it out', async () => {
  mount(<Example />);
  await userEvent.type(field(), '5.4.2026');
  await expect.element(page.getByText('Read as Sonntag, 5. April 2026')).toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith('2026-04-05');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('05.04.2026');
  await expect.element(field()).toHaveAccessibleDescription('');
});

test('digits alone and a short year are enough', async () => {
  mount(<Example />);
  await userEvent.type(field(), '050426');
  // Until blur, more digits may follow.
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-04-05');
  await expect.element(field()).toHaveValue('05.04.2026');
});

test('a day that there is not is refused in three parts, and what was typed stays to be mended', async () => {
  mount(<Example value="2026-04-05" />);
  await userEvent.fill(field(), '30.2.2026');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  const said = page.getByText(/^30\.2\.2026 is a day that does not exist/);
  await expect.element(said).toBeVisible();
  expect(said.element().textContent?.match(/\.(\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  expect(onValueChange).toHaveBeenLastCalledWith('');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('30.2.2026');
  await expectNoAxeFaults();
  await userEvent.fill(field(), '28.2.2026');
  await expect.element(said).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenLastCalledWith('2026-02-28');
});

test('what is no date at all is said only once the field is left', async () => {
  mount(<Example />);
  await userEvent.type(field(), '31.');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(field())
    .toHaveAccessibleDescription(
      '31. cannot be read as a date, so no day is chosen. Type one such as 31.12.2026.',
    );
});

test('days outside and days that are off are named, with what to choose instead', async () => {
  mount(<Example isDayDisabled={(day) => day === '2026-04-05'} />);
  await userEvent.fill(field(), '1.1.2029');
  await expect.element(page.getByText(/^1\. Januar 2029 is too late\. .*31\. Dezember 2028/)).toBeVisible();
  await userEvent.fill(field(), '31.12.1984');
  await expect.element(page.getByText(/^31\. Dezember 1984 is too early\. .*1\. Januar 1985/)).toBeVisible();
  await userEvent.fill(field(), '5.4.2026');
  await expect.element(page.getByText(/^5\. April 2026 cannot be chosen here\./)).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalledWith('2026-04-05');
});

test('the calendar is a button away, and its day takes the place of what was typed', async () => {
  mount(<Example locale="en" />);
  await userEvent.type(field(), '99');
  await page.getByRole('button', { name: 'Open the calendar: Valid until' }).click();
  await page.getByRole('button', { name: 'Monday, March 23, 2026' }).click();
  await expect.element(field()).toHaveValue('03/23/2026');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-23');
  await expect.element(page.getByRole('button', { name: /^Open the calendar/ })).toHaveFocus();
  await userEvent.clear(field());
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test.each([
  [{ max: '2008-06-15' }, '06/15/2008'],
  [{ min: '2031-02-01' }, '02/01/2031'],
])('the example in an empty field is a day that it takes: %j', (bounds, example) => {
  mount(
    <DateField
      label="Born"
      value=""
      onValueChange={() => undefined}
      today="2026-11-25"
      locale="en"
      {...bounds}
    />,
  );
  expect(page.getByRole('textbox', { name: 'Born' }).element()).toHaveAttribute('placeholder', example);
});
