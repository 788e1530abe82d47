import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { SuggestField, type SuggestFieldProps } from './index.js';

const stocks = [
  { value: 'FENN', label: 'Fenn Rail', note: 'FENN' },
  { value: 'FERN', label: 'Fern Pharma', note: 'FERN' },
];
const field = () => page.getByRole('combobox', { name: 'Search stocks' });
const listed = () => page.getByRole('option').elements().length;

function setUp(props: Partial<SuggestFieldProps> = {}) {
  const onSearch = vi.fn();
  const onChoose = vi.fn();
  mount(
    <SuggestField
      label="Search stocks"
      defaultValue=""
      findOptions={() => Promise.resolve(stocks)}
      onSearch={onSearch}
      onChoose={onChoose}
      {...props}
    />,
  );
  return { onSearch, onChoose };
}

test('Enter searches for the text, or takes the suggestion that the arrow keys chose', async () => {
  const { onSearch, onChoose } = setUp();
  await userEvent.type(field(), 'fe');
  await expect.poll(listed).toBe(2);
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['fe']]);
  await expect.poll(listed).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(listed).toBe(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(stocks[1]);
  await expect.element(field()).toHaveValue('Fern Pharma');
  expect(onSearch).toHaveBeenCalledOnce();
  await expect.poll(listed).toBe(0);
});

test('while it is empty it shows what it was given, and Escape closes the list before it clears', async () => {
  const { onChoose } = setUp({ options: [{ value: 'last', label: 'Windmill' }] });
  await field().click();
  await expect.poll(listed).toBe(1);
  await page.getByRole('option', { name: 'Windmill' }).click();
  expect(onChoose).toHaveBeenCalledOnce();
  await userEvent.type(field(), 's');
  await expect.poll(listed).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(listed).toBe(0);
  await expect.element(field()).toHaveValue('Windmills');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
});

test('says that nothing was found, and is cleared by its button', async () => {
  setUp({ findOptions: () => Promise.resolve([]) });
  await userEvent.type(field(), 'x');
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});
