import { expect, test } from 'vitest';
import { BackIcon } from '../icon/index.js';
import { Cell, List } from '../list/index.js';
import { NumberInput } from '../number-input/index.js';
import { PhoneField } from '../phone-field/index.js';
import { Change, Price } from '../price/index.js';
import { Slider } from '../slider/index.js';
import { Stack } from '../stack/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { Swiper } from '../swiper/index.js';
import { Switch } from '../switch/index.js';
import { Tabs } from '../tabs/index.js';
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

const parts = (
  <>
    <Switch label="Alerts" value onValueChange={() => undefined} />
    <BackIcon />
    <List>
      <Cell title="One" />
      <Cell title="Two" />
    </List>
    <Swiper
      label="News"
      autoPlay={false}
      items={[
        { id: 'a', content: 'A' },
        { id: 'b', content: 'B' },
      ]}
    />
    <SwipeCell label="Row" actions={[{ id: 'remove', label: 'Remove' }]} onAction={() => undefined}>
      Row
    </SwipeCell>
    <Slider label="Share" defaultValue="30" />
    <Tabs label="Orders" defaultValue="a" items={[{ value: 'a', label: 'A', content: <BackIcon /> }]} />
  </>
);

test.each([
  ['ltr', ['rtl']],
  ['rtl', ['ltr']],
  ['rtl', ['rtl', 'ltr']],
])('what runs %s runs so inside %s, too', (dir, around) => {
  const looks = (container: Element) =>
    [...container.querySelectorAll('[data-part]')].map((element) => {
      const own = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      return [
        element.tagName,
        own.scale,
        own.transform,
        own.backgroundPositionX,
        own.backgroundImage,
        before.transform,
      ];
    });
  const inner = <main dir={dir}>{parts}</main>;
  const alone = looks(mount(inner).container);
  const inside = around.reduce((content, each) => <div dir={each}>{content}</div>, inner);
  expect(looks(mount(inside).container)).toEqual(alone);
  expect(looks(mount(<main dir={dir === 'ltr' ? 'rtl' : 'ltr'}>{parts}</main>).container)).not.toEqual(alone);
});
