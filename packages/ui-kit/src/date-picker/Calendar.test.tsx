import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Calendar, DateRange } from './index.js';

const day = (name: string) => page.getByRole('button', { name });
/** A short range, because each year is an option whose name every query reads. */
const limits = { today: '2026-03-20', min: '2025-01-01', max: '2027-12-31', locale: 'en' } as const;
const chosenDays = () =>
  page
    .getByRole('gridcell', { selected: true })
    .elements()
    .map(({ textContent }) => textContent);

test('a calendar is one stop of the days, takes one by key, and says what is wrong with it', async () => {
  const onValueChange = vi.fn();
  mount(
    <Calendar
      {...limits}
      label="First rate"
      defaultValue="2026-03-12"
      error="The market is closed then."
      onValueChange={onValueChange}
    />,
  );
  await expect
    .element(page.getByRole('group', { name: 'First rate' }))
    .toHaveAccessibleDescription('The market is closed then.');
  await expectNoAxeFaults();
  (day('Thursday, March 12, 2026').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-13');
  await vi.waitFor(() => expect(chosenDays()).toEqual(['13']));
});

test('nothing of a calendar that is off can be reached', async () => {
  mount(<Calendar {...limits} label="First rate" defaultValue="2026-03-12" disabled />);
  await expect.element(day('Thursday, March 12, 2026')).toBeDisabled();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

test('two days make a span, in either order, said in words; a third begins another', async () => {
  const onValueChange = vi.fn();
  mount(
    <DateRange
      {...limits}
      label="Days of the statement"
      defaultValue={{ from: '', to: '' }}
      onValueChange={onValueChange}
    />,
  );
  await day('Thursday, March 12, 2026').click();
  // The month is announced as well.
  const said = page.getByRole('status').first();
  await expect.element(said).toHaveTextContent('March 12, 2026 –');
  await day('Monday, March 9, 2026').click();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-12' });
  await expect.element(said).toHaveTextContent(/^March 9\s–\s12, 2026$/);
  expect(chosenDays()).toEqual(['9', '10', '11', '12']);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await expectNoAxeFaults();
  await day('Friday, March 20, 2026').click();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-20', to: '' });
});
