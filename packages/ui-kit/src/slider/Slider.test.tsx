import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { KitProvider } from '../provider/index.js';
import { Slider } from './index.js';

const slider = () => page.getByRole('slider', { name: 'Interest' });

test('steps exactly by keys, says its value in words, and a form sends it', async () => {
  const heard: string[] = [];
  const { container } = mount(
    <KitProvider locale="de" messages={{}}>
      <form>
        <Slider
          label="Interest"
          name="rate"
          max="1"
          step="0.1"
          defaultValue="0.1"
          hint="A year"
          onValueChange={(value) => heard.push(value)}
        />
      </form>
    </KitProvider>,
  );
  await expect.element(slider()).toHaveAccessibleDescription('A year');
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{End}{Home}');
  expect(heard).toEqual(['0.2', '0.3', '1', '0']);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0,3');
  expect(new FormData(container.querySelector('form')!).get('rate')).toBe('0.3');
  await expectNoAxeFaults();
});

test('says an amount as it is told to, and what is wrong with it', async () => {
  mount(
    <Slider
      label="Interest"
      min="100"
      max="250"
      step="100"
      value="250"
      format={(value) => `${value} EUR`}
      error="Too much."
    />,
  );
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '250 EUR');
  await expect.element(slider()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(slider()).toHaveAccessibleDescription('Too much.');
});
