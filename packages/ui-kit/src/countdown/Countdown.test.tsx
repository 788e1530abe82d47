import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { passTime } from '../testing/passTime.js';
import { Countdown, type CountdownProps } from './index.js';

const START = Date.UTC(2026, 2, 4, 15);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function Example(props: Partial<CountdownProps> & { seconds: number }) {
  const { seconds, ...rest } = props;
  return <Countdown label="Quote" now={Date.now} until={new Date(START + seconds * 1_000)} {...rest} />;
}

const timer = (container: HTMLElement) => container.querySelector('[role=timer]')?.textContent;
const said = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent;

test('counts down by seconds, ends once, and then rests', async () => {
  const onEnd = vi.fn();
  const { container } = mount(<Example seconds={3} onEnd={onEnd} />);
  expect(timer(container)).toBe('0:03');
  await passTime(1_000);
  expect(timer(container)).toBe('0:02');
  await passTime(2_000);
  expect(timer(container)).toBe('0:00');
  expect(said(container)).toBe('Quote: time is up');
  await passTime(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('is heard seldom', async () => {
  const { container } = mount(<Example seconds={62} />);
  expect(said(container)).toBe('');
  await passTime(1_000);
  expect(said(container)).toBe('');
  await passTime(1_000);
  expect(said(container)).toBe('Quote: 1 minute left');
  // A screen reader that reaches the region later must not read an outdated time.
  await passTime(5_000);
  expect(said(container)).toBe('');
  await passTime(24_000);
  expect(said(container)).toBe('');
  await passTime(1_000);
  expect(said(container)).toBe('Quote: 30 seconds left');
});

test('what was over before does not end again, and a new end counts anew', async () => {
  const onEnd = vi.fn();
  const { container, rerender } = mount(<Example seconds={-5} onEnd={onEnd} />);
  expect(timer(container)).toBe('0:00');
  await passTime(5_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender(<Example seconds={10} onEnd={onEnd} />);
  await passTime(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('follows the clock it is given, also when it jumps', async () => {
  let skewMs = 0;
  const { container } = mount(<Example seconds={100} now={() => Date.now() + skewMs} />);
  skewMs = 60_000;
  await passTime(1_000);
  expect(timer(container)).toBe('0:39');
  vi.useRealTimers();
  await expectNoAxeFaults();
});
