import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../button/index.js';
import { Countdown } from '../countdown/index.js';
import { loading, LoadingOverlay } from '../loading/index.js';
import { confirm, ModalHost } from '../modal/index.js';
import { Progress } from '../progress/index.js';
import { Refresher } from '../refresher/index.js';
import { Sheet } from '../sheet/index.js';
import { Skeleton } from '../skeleton/index.js';
import { Spinner } from '../spinner/index.js';
import { Swiper } from '../swiper/index.js';
import { Switch } from '../switch/index.js';
import { Tabs } from '../tabs/index.js';
import { toast, Toaster } from '../toast/index.js';
import { mount, touch } from './mount.js';
import { allStories } from './stories.js';

/** The properties that reduced motion must not animate: position, size and angle. */
const PLACES = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'top',
  'left',
  'right',
  'bottom',
  'width',
  'height',
];
const SAMPLES = [0, 0.25, 0.5, 0.75, 0.99];

/** The bar of a hold button is the only sign that the hold works, and moves under the reader's finger. */
const isEssential = (target: Element) => target.closest('[aria-description]') !== null;

function changes({ effect, animation }: { effect: KeyframeEffect; animation: Animation }) {
  const { target, pseudoElement } = effect;
  const { duration, delay } = effect.getComputedTiming();
  if (target === null || typeof duration !== 'number' || duration === 0)
    return { moves: false, fades: false };
  animation.pause();
  const looks = SAMPLES.map((share) => {
    animation.currentTime = Number(delay) + duration * share;
    const style = getComputedStyle(target, pseudoElement);
    return {
      place: PLACES.map((name) => style.getPropertyValue(name)).join(' '),
      shade: [style.opacity, style.color, style.backgroundColor, style.boxShadow].join(' '),
    };
  });
  const differ = (key: 'place' | 'shade') => new Set(looks.map((look) => look[key])).size > 1;
  return { moves: differ('place') && !isEssential(target), fades: differ('shade') };
}

/** All running animations and the properties that they change. */
function seen() {
  const all = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    return effect instanceof KeyframeEffect ? [changes({ effect, animation })] : [];
  });
  return { moves: all.some(({ moves }) => moves), fades: all.some(({ fades }) => fades) };
}

/** The browser's debugging protocol, whose types belong to another tool. */
const browser = (method: string, parameters?: object): Promise<unknown> => {
  const session = cdp() as unknown as { send: (method: string, parameters?: object) => Promise<unknown> };
  return session.send(method, parameters);
};

const prefers = (value: 'reduce' | 'no-preference') =>
  browser('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
const query = (selector: string) => document.querySelector(selector) as HTMLElement;
const nothing = () => undefined;
const slides = ['One', 'Two'].map((id) => ({ id, content: id }));
const panels = ['a', 'b'].map((value) => ({ value, label: value, content: value }));

interface Part {
  readonly name: string;
  readonly at: ReactNode;
  /** Starts the motion after mounting; may return a function that ends it. */
  readonly then?: (rerender: (node: ReactNode) => void) => void | (() => void);
  /** What the reader sees without reduced motion. */
  readonly sees: 'moves' | 'fades' | 'nothing';
}

const parts: readonly Part[] = [
  {
    name: 'Sheet',
    at: <Sheet open title="Sheet" onOpenChange={nothing} children="Text" />,
    sees: 'moves',
  },
  { name: 'Modal', at: <ModalHost />, then: () => void confirm({ title: 'Sell?' }), sees: 'moves' },
  { name: 'Toast', at: <Toaster />, then: () => void toast('Saved'), sees: 'moves' },
  {
    name: 'Loading',
    at: <LoadingOverlay />,
    then: () => loading.show({ label: 'Sending' }).done,
    sees: 'moves',
  },
  {
    name: 'Swiper',
    at: <Swiper label="News" items={slides} />,
    then: () => query('[aria-label*="2"]:is(button)').click(),
    sees: 'moves',
  },
  {
    name: 'Tabs',
    at: <Tabs label="Tabs" value="a" onValueChange={nothing} items={panels} />,
    then: (rerender) => rerender(<Tabs label="Tabs" value="b" onValueChange={nothing} items={panels} />),
    sees: 'fades',
  },
  {
    name: 'Refresher',
    at: (
      <Refresher onRefresh={() => new Promise(nothing)}>
        <p id="content">Content</p>
      </Refresher>
    ),
    then: () =>
      touch(query('#content'), [
        [50, 10],
        [50, 60],
        [50, 200],
      ]),
    sees: 'moves',
  },
  {
    name: 'Switch',
    at: <Switch label="Alerts" value={false} onValueChange={nothing} />,
    then: (rerender) => rerender(<Switch label="Alerts" value onValueChange={nothing} />),
    sees: 'moves',
  },
  { name: 'Skeleton', at: <Skeleton />, sees: 'fades' },
  { name: 'Spinner', at: <Spinner />, sees: 'moves' },
  { name: 'Button while busy', at: <Button busy>Send</Button>, sees: 'moves' },
  { name: 'Progress of unknown length', at: <Progress label="Sending" value={null} />, sees: 'moves' },
  { name: 'Progress', at: <Progress label="Sent" value={0.4} />, sees: 'nothing' },
  {
    name: 'Countdown',
    at: <Countdown label="Closes in" until={new Date(Date.now() + 90_000)} now={Date.now} />,
    sees: 'nothing',
  },
];

const ends: (() => void)[] = [];

function start({ at, then }: Part): void {
  const { rerender } = mount(at);
  if (then === undefined) return;
  // Entering animations end before the check.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const end = then(rerender);
  if (end !== undefined) ends.push(end);
}

beforeAll(async () => {
  // A hundred times slower, so that none ends before the check.
  await browser('Animation.enable');
  await browser('Animation.setPlaybackRate', { playbackRate: 0.01 });
});

afterEach(() => ends.splice(0).forEach((end) => end()));

afterAll(async () => {
  await prefers('no-preference');
  await browser('Animation.setPlaybackRate', { playbackRate: 1 });
});

const LONG_ENOUGH_MS = 600;

describe('where movement is welcome', () => {
  beforeAll(() => prefers('no-preference'));

  test.each(parts)('$name: the reader sees that it $sees', async (part) => {
    start(part);
    if (part.sees === 'nothing') await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));
    await expect
      .poll(() => {
        const { moves, fades } = seen();
        return moves ? 'moves' : fades ? 'fades' : 'nothing';
      })
      .toBe(part.sees);
  });
});

describe('where the reader asked for less of it', () => {
  beforeAll(() => prefers('reduce'));

  test.each(parts)('$name does not move', async (part) => {
    start(part);
    const until = performance.now() + LONG_ENOUGH_MS;
    while (performance.now() < until) {
      expect(seen()).toMatchObject({ moves: false });
      await frame();
    }
  });

  test.each(allStories())('$name does not move', async ({ element }) => {
    mount(element());
    await frame();
    await frame();
    expect(seen()).toMatchObject({ moves: false });
  });
});
