import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ChipGroup } from './index.js';

test('chips are checkboxes: each by key and by tap, and a mark says which are chosen', async () => {
  const heard: (readonly string[])[] = [];
  const { container } = mount(
    <ChipGroup
      label="Show"
      options={[
        { value: 'shares', label: 'Shares' },
        { value: 'funds', label: 'Funds' },
      ]}
      defaultValue={['funds']}
      onValueChange={(value) => heard.push(value)}
    />,
  );
  await expectNoAxeFaults(page.getByRole('group', { name: 'Show' }).element());
  await userEvent.keyboard('{Tab} ');
  await page.getByRole('checkbox', { name: 'Funds' }).click();
  expect(heard).toEqual([['shares', 'funds'], ['shares']]);
  const marks = [...container.querySelectorAll<HTMLElement>('[data-part=mark]')];
  expect(marks.map((mark) => mark.getClientRects().length > 0)).toEqual([true, false]);
});
