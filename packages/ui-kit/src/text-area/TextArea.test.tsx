import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { TextArea } from './index.js';

const area = () => page.getByRole('textbox', { name: 'Your question' });

test('takes lines up to its limit, says what is left, and is described by hint and error', async () => {
  const heard: string[] = [];
  mount(
    <TextArea
      label="Your question"
      defaultValue=""
      hint="We answer within a day."
      error="Say more."
      maxLength={12}
      hasCounter
      onValueChange={(value) => heard.push(value)}
    />,
  );
  await userEvent.type(area(), 'When?{Enter}Today or not');
  expect(heard.at(-1)).toBe('When?\nToday ');
  await expect.element(page.getByText('Characters left: 0')).toBeInTheDocument();
  await expect.element(area()).toHaveAccessibleDescription('Say more. We answer within a day.');
  await expectNoAxeFaults();
});

test('grows with its text, from the rows it is given, and not beyond half of the screen', () => {
  const heightPx = (text: string) =>
    mount(<TextArea label="Your question" rows={2} value={text} onValueChange={() => undefined} />)
      .container.querySelector('textarea')!
      .getBoundingClientRect().height;
  const [two, six, sixty] = [1, 6, 60].map((lines) => heightPx('line\n'.repeat(lines)));
  expect(six).toBeGreaterThan(two! * 1.5);
  expect(sixty).toBeLessThanOrEqual(window.innerHeight / 2 + 1);
});
