import { expect, test } from 'vitest';
import { NumberInput } from '../number-input/index.js';
import { PhoneField } from '../phone-field/index.js';
import { Change, Price } from '../price/index.js';
import { Stack } from '../stack/index.js';
import { mount } from './mount.js';

test('figures run from left to right, and stand where a text that runs from right to left begins', () => {
  const { container } = mount(
    <div dir="rtl">
      <Stack>
        <Price value="-12.5" currency="USD" />
        <Change percent="-3.4" />
      </Stack>
      <NumberInput label="Change" defaultValue="-2.5" />
      <PhoneField
        label="Phone"
        areaCodes={[{ code: '+49', label: 'Germany' }]}
        defaultValue={{ areaCode: '+49', number: '301' }}
      />
    </div>,
  );
  const { right } = container.firstElementChild!.firstElementChild!.getBoundingClientRect();
  for (const part of ['price', 'change']) {
    const words = document.createRange();
    words.selectNodeContents(container.querySelector(`[data-part="${part}"]`)!);
    expect(words.getBoundingClientRect().right, part).toBeCloseTo(right, 0);
  }
  for (const input of container.querySelectorAll('input')) {
    const { direction, textAlign } = getComputedStyle(input);
    expect([direction, textAlign]).toEqual(['ltr', 'right']);
  }
});
