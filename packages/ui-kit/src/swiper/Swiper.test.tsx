import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { passTime } from '../testing/passTime.js';
import { Swiper, type SwiperProps } from './index.js';

const clicked = vi.fn<(name: string) => void>();
const items = ['One', 'Two', 'Three'].map((name) => ({
  id: name,
  content: (
    <button type="button" onClick={() => clicked(name)}>
      {name}
    </button>
  ),
}));

function Example(props: Partial<SwiperProps>) {
  return <Swiper label="News" items={items} {...props} />;
}

const shown = () => document.querySelector('[aria-roledescription=Slide]:not([inert])')?.textContent;
const section = () => document.querySelector('section') as HTMLElement;

const stageOf = () => section().querySelector('[data-part=window]') as HTMLElement;

function swipe(dxPx: number, from: Element = stageOf()): void {
  const stage = stageOf();
  stage.setPointerCapture = () => undefined;
  const send = (type: string, clientX: number) =>
    from.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 50 }));
  send('pointerdown', 200);
  send('pointermove', 200 + dxPx / 2);
  send('pointermove', 200 + dxPx);
  send('pointerup', 200 + dxPx);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clicked.mockClear();
});

test('turns every five seconds and begins anew, and is quiet while it does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  mount(<Example />);
  expect(section().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await passTime(4_999);
  expect(shown()).toBe('One');
  await passTime(1);
  expect(shown()).toBe('Two');
  await passTime(10_000);
  expect(shown()).toBe('One');
});

test('stops while it is paused, focused or hovered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { container } = mount(<Example />);
  // The first stop of Tab: what moves by itself can be stopped before it is read.
  expect(section().querySelector('button')).toHaveAccessibleName('Pause');
  const pause = container.querySelector<HTMLElement>('[aria-label=Pause]');
  pause?.focus();
  await passTime(20_000);
  expect(shown()).toBe('One');
  pause?.click();
  pause?.blur();
  await passTime(0);
  await passTime(20_000);
  expect(shown()).toBe('One');
  expect(section().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  container.querySelector<HTMLElement>('[aria-label=Play]')?.click();
  await passTime(0);
  await passTime(5_000);
  expect(shown()).toBe('Two');
  section().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await passTime(0);
  await passTime(20_000);
  expect(shown()).toBe('Two');
});

test('stops in a tab that is hidden, and goes on once it is shown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  mount(<Example />);
  const visibility = vi.spyOn(document, 'hidden', 'get');
  const become = (isHidden: boolean) => {
    visibility.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  become(true);
  await passTime(0);
  await passTime(20_000);
  expect(shown()).toBe('One');
  become(false);
  await passTime(0);
  await passTime(5_000);
  expect(shown()).toBe('Two');
  visibility.mockRestore();
});

test('does not turn while a page that was opened in the background is not looked at yet', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  mount(<Example />);
  await passTime(20_000);
  expect(shown()).toBe('One');
  visibility.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(0);
  await passTime(5_000);
  expect(shown()).toBe('Two');
  visibility.mockRestore();
});

test('does not start for those who want less motion, until they ask', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const real = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduce') ? ({ matches: true } as MediaQueryList) : real(query),
  );
  const { container } = mount(<Example />);
  await passTime(20_000);
  expect(shown()).toBe('One');
  container.querySelector<HTMLElement>('[aria-label=Play]')?.click();
  await passTime(0);
  await passTime(5_000);
  expect(shown()).toBe('Two');
});

test('is turned by its dots, and only the slide in sight can be reached', async () => {
  mount(<Example autoPlay={false} />);
  await expect.element(page.getByRole('region', { name: 'News' })).toBeVisible();
  expect(section()).toHaveAttribute('aria-roledescription', 'Slideshow');
  for (const name of ['Show slide 1', 'Show slide 2', 'Show slide 3', 'One']) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await page.getByRole('button', { name: 'Show slide 3' }).click();
  expect(shown()).toBe('Three');
  await expect
    .element(page.getByRole('button', { name: 'Show slide 3' }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

test('is swiped, back and forth but not beyond its ends, and a swipe is no click', async () => {
  mount(<Example autoPlay={false} />);
  swipe(-250);
  await expect.poll(shown).toBe('Two');
  swipe(-250);
  await expect.poll(shown).toBe('Three');
  swipe(-250);
  await expect.poll(shown).toBe('Three');
  const button = page.getByRole('button', { name: 'Three' }).element() as HTMLElement;
  swipe(3, button);
  button.click();
  expect(clicked.mock.calls).toEqual([['Three']]);
  swipe(250, button);
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  await expect.poll(shown).toBe('Two');
});

test('one slide alone neither turns nor offers to', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  mount(<Example items={items.slice(0, 1)} />);
  await passTime(20_000);
  expect(shown()).toBe('One');
  // The slide's own button.
  expect(section().querySelectorAll('button')).toHaveLength(1);
  swipe(-300);
  await passTime(1);
  expect(shown()).toBe('One');
});

test('a turn takes half a second and slows down towards its end', () => {
  mount(<Example />);
  const { transitionTimingFunction, transitionProperty } = getComputedStyle(
    section().querySelector('[aria-live]') as HTMLElement,
  );
  expect(transitionProperty).toBe('transform');
  expect(section().style.getPropertyValue('--uk-swiper-ms')).toBe('500ms');
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (/\((.+)\)/.exec(transitionTimingFunction)?.[1] ?? '')
    .split(',')
    .map(Number);
  // Steep at the start, flat at the end.
  expect(y1 / x1).toBeGreaterThan(1);
  expect((1 - y2) / (1 - x2)).toBeLessThan(1);
});
