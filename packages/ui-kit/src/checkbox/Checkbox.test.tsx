import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Checkbox } from './index.js';

function Example() {
  const [value, setValue] = useState(false);
  return (
    <Checkbox
      label={
        <>
          I agree to the <a href="#/agreement">agreement</a>
        </>
      }
      value={value}
      onValueChange={setValue}
      error={value ? undefined : 'Tick and agree.'}
    />
  );
}

test('it is ticked by key and by its words, and a link in them does not tick', async () => {
  mount(<Example />);
  const box = page.getByRole('checkbox', { name: 'I agree to the agreement' });
  await expect.element(box).toHaveAccessibleDescription('Tick and agree.');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab} ');
  await expect.element(box).toBeChecked();
  await page.getByRole('link').click();
  await expect.element(box).toBeChecked();
  await page.getByText('I agree').click({ position: { x: 4, y: 8 } });
  await expect.element(box).not.toBeChecked();
});
