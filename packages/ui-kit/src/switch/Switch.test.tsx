import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Switch } from './index.js';

function Example() {
  const [value, setValue] = useState(false);
  return <Switch label="Price alerts" hint="By message" value={value} onValueChange={setValue} />;
}

test('it is a named switch that the space key turns', async () => {
  mount(<Example />);
  const control = page.getByRole('switch', { name: 'Price alerts' });
  await expect.element(control).toHaveAccessibleDescription('By message');
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).toBeChecked();
  await expectNoAxeFaults();
});
