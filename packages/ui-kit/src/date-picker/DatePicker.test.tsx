import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { DatePicker, type DatePickerProps } from './index.js';

afterEach(() => vi.restoreAllMocks());

const onValueChange = vi.fn();
function Example({ value = '', ...props }: Partial<DatePickerProps>) {
  const [day, setDay] = useState(value);
  return (
    <DatePicker
      label="Valid until"
      today="2026-03-20"
      // Each year is an option whose name every query reads.
      min="1985-01-01"
      max="2028-12-31"
      locale="en"
      value={day}
      onValueChange={(next) => {
        onValueChange(next);
        setDay(next);
      }}
      {...props}
    />
  );
}

const field = () => page.getByRole('button', { name: /^Valid until:/ });
const day = (name: string) => page.getByRole('button', { name });
const opened = async () => {
  await field().click();
  await expect.element(page.getByRole('grid')).toBeVisible();
};

test('opens at the chosen day, which is said in full, and gives the focus back', async () => {
  mount(<Example value="2026-03-12" />);
  await expect.element(field()).toHaveAccessibleName('Valid until: March 12, 2026');
  await opened();
  await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  await expect.element(day('Thursday, March 12, 2026')).toHaveFocus();
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(1);
  await expect.element(day('Friday, March 20, 2026')).toHaveAttribute('aria-current', 'date');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('keys lead over the ends of weeks, months and years, and Enter takes the day', async () => {
  mount(<Example value="2026-03-31" />);
  await opened();
  const status = page.getByRole('dialog').getByRole('status');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Wednesday, April 1, 2026')).toHaveFocus();
  await expect.element(status).toHaveTextContent('April 2026');
  await userEvent.keyboard('{ArrowUp}{Home}');
  await expect.element(day('Sunday, March 22, 2026')).toHaveFocus();
  await userEvent.keyboard('{End}{PageDown}');
  await expect.element(day('Tuesday, April 28, 2026')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.element(day('Monday, April 28, 2025')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('2025-04-28');
  await expect.element(field()).toHaveAccessibleName('Valid until: April 28, 2025');
  await expect.element(field()).toHaveFocus();
});

test('a year ends like a week', async () => {
  mount(<Example value="2026-12-31" />);
  await opened();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Friday, January 1, 2027')).toHaveFocus();
});

test('in a page that reads from the right the arrows follow the eye', async () => {
  mount(
    <div dir="rtl">
      <Example value="2026-03-12" />
    </div>,
  );
  document.documentElement.dir = 'rtl';
  try {
    await opened();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(day('Friday, March 13, 2026')).toHaveFocus();
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('year and month are chosen from lists, and an empty field begins today', async () => {
  mount(<Example />);
  await expect.element(field()).toHaveAccessibleName('Valid until: Choose');
  await opened();
  await expect.element(day('Friday, March 20, 2026')).toHaveFocus();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year' }), '1990');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Month' }), 'July');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await day('Monday, June 4, 1990').click();
  expect(onValueChange).toHaveBeenLastCalledWith('1990-06-04');
  await opened();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('days outside and days that are off can be read and not taken', async () => {
  onValueChange.mockClear();
  mount(
    <Example
      value="2026-03-20"
      min="2026-03-10"
      max="2026-03-25"
      isDayDisabled={(candidate) => candidate === '2026-03-21'}
    />,
  );
  await opened();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Saturday, March 21, 2026')).toHaveFocus();
  await expect.element(day('Saturday, March 21, 2026')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  // A real click would not wait for the end of the animation, and could hit the week below.
  (day('Monday, March 9, 2026').element() as HTMLElement).click();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await expectNoAxeFaults();
});

test('a day that there is not is named while developing, and the field is empty', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mount(<Example value="2026-02-30" max="soon" />);
  await expect.element(field()).toHaveAccessibleName('Valid until: Choose');
  expect(said.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringMatching(/^DatePicker: value "2026-02-30" is no day\. .+\. .+\.$/),
    expect.stringMatching(/^DatePicker: max "soon" is no day\. .+\. .+\.$/),
  ]);
});
