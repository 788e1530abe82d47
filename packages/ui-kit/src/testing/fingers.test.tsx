import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Sheet } from '../sheet/index.js';
import { SignaturePad } from '../signature-pad/index.js';
import { Slider } from '../slider/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { Swiper } from '../swiper/index.js';
import { TabBar } from '../tab-bar/index.js';
import { SwipeTabs } from '../tabs/index.js';
import { mount } from './mount.js';

const two = ['a', 'b'].map((value) => ({ id: value, value, label: value, content: value }));

test.each([
  ['SignaturePad', 'canvas', 'none', <SignaturePad key="part" label="Sign" />],
  ['Slider', 'input', 'pan-y', <Slider key="part" label="Part" min="0" max="9" defaultValue="1" />],
  ['Swiper', 'window', 'pan-y', <Swiper key="part" label="News" items={two} />],
  [
    'SwipeCell',
    'face',
    'pan-y',
    <SwipeCell key="part" label="Row" actions={[]} onAction={() => undefined}>
      Row
    </SwipeCell>,
  ],
  ['SwipeTabs', 'panel', 'pan-y', <SwipeTabs key="part" label="Views" items={two} defaultValue="a" />],
])('what a finger does on a %s does not also scroll the page', (_name, part, touchAction, node) => {
  const { container } = mount(node);
  const moved = container.querySelector(`[data-part=${part}]`) ?? container;
  expect(getComputedStyle(moved).touchAction).toBe(touchAction);
});

test('in a wide window a sheet and a tab bar are as wide as the column, in its middle', async () => {
  await page.viewport(1280, 800);
  mount(
    <>
      <TabBar label="Main" items={[{ id: 'a', label: 'Home', icon: null, href: '#' }]} />
      <Sheet open onOpenChange={() => undefined} title="Filter" />
    </>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const sheet = page.getByRole('dialog').element().getBoundingClientRect();
  const bar = document.querySelector('[data-part=tab-bar]')?.getBoundingClientRect();
  await page.viewport(390, 844);
  for (const box of [sheet, bar]) expect(box).toMatchObject({ left: 400, width: 480 });
});
