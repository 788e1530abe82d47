import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Cell } from '../list/index.js';
import { deferred } from '../../../../tests/support/deferred.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { InfiniteList, type InfiniteListProps } from './index.js';

const PAGE = 20;

function Example({
  total = 45,
  fails = 0,
  ...rest
}: Partial<InfiniteListProps> & { total?: number; fails?: number }) {
  const [count, setCount] = useState(PAGE);
  const [failures, setFailures] = useState(fails);
  return (
    <div data-testid="scroller" style={{ height: 400, overflowY: 'auto' }}>
      <InfiniteList
        heading="Orders"
        count={count}
        hasMore={count < total}
        onLoadMore={async () => {
          await new Promise((resolve) => setTimeout(resolve, 10));
          if (failures > 0) {
            setFailures(failures - 1);
            throw new Error('offline');
          }
          setCount(Math.min(total, count + PAGE));
        }}
        {...rest}
      >
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Cell title={`Order ${String(index + 1)}`} />
          </li>
        ))}
      </InfiniteList>
    </div>
  );
}

const rows = () => document.querySelectorAll('li').length;
const scrollTo = (fromEndPx: number) => {
  const scroller = document.querySelector<HTMLElement>('[data-testid=scroller]');
  if (scroller === null) throw new Error('no scroller');
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - fromEndPx;
};
const idle = () => new Promise((resolve) => setTimeout(resolve, 120));

test('loads as its end comes within 50 px, says how much came, and ends', async () => {
  mount(<Example />);
  const region = document.querySelector('[role=status]');
  await idle();
  expect(rows()).toBe(PAGE);
  scrollTo(160);
  await idle();
  expect(rows()).toBe(PAGE);
  scrollTo(40);
  await expect.poll(rows).toBe(40);
  await expect.poll(() => region?.textContent).toBe('20 more loaded');
  await expectNoAxeFaults();
  scrollTo(0);
  await expect.poll(rows).toBe(45);
  await expect.element(page.getByText('That is all')).toBeVisible();
  await expect.poll(() => region?.textContent).toBe('5 more loaded');
});

test('a failure is said, does not repeat itself, and is tried again', async () => {
  mount(<Example fails={1} />);
  scrollTo(0);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await idle();
  expect(rows()).toBe(PAGE);
  expect(document.querySelector('[role=status]')).toHaveTextContent('This could not be loaded');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toBe(40);
});

test('one that brings nothing is not asked over and over, and a button asks again', async () => {
  const onLoadMore = vi.fn(() => Promise.resolve());
  mount(<Example onLoadMore={onLoadMore} />);
  scrollTo(0);
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  await idle();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  (page.getByRole('button', { name: 'Load more' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
  expect(document.activeElement).not.toBe(document.body);
});

test('a page shorter than its room loads once by itself while there is more, and not where there is none', async () => {
  const onLoadMore = vi.fn(() => Promise.resolve());
  const short = (hasMore: boolean) => (
    <div style={{ height: 400, overflowY: 'auto' }}>
      <InfiniteList heading="Orders" count={1} hasMore={hasMore} onLoadMore={onLoadMore}>
        <li>Order 1</li>
      </InfiniteList>
    </div>
  );
  const { rerender } = mount(short(true));
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  await idle();
  rerender(short(true));
  await idle();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(short(false));
  await idle();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

test('a loading under way is called off when the list goes', async () => {
  let signal: AbortSignal | undefined;
  const { unmount } = mount(
    <Example
      onLoadMore={(given) => {
        signal = given;
        return new Promise(() => undefined);
      }}
    />,
  );
  scrollTo(0);
  await expect.poll(() => signal).toBeDefined();
  unmount();
  expect(signal?.aborted).toBe(true);
});

/** A complete list, long enough that the browser, which renders somewhat ahead, does not reach its end. */
function Whole({ count, ...rest }: Partial<InfiniteListProps> & { count: number }) {
  const Row = rest.isFeed ? 'div' : 'li';
  return (
    <InfiniteList
      aria-label="Orders"
      count={count}
      hasMore={false}
      estimatedRowPx={70}
      onLoadMore={() => Promise.resolve()}
      {...rest}
    >
      {Array.from({ length: count }, (_, index) => (
        <Row key={index}>
          <p>{`Order ${String(index + 1)}`}</p>
        </Row>
      ))}
    </InfiniteList>
  );
}

/** The rows that the browser renders; it does no layout for the others. */
const drawn = () =>
  [...document.querySelectorAll('p')]
    .filter((words) => words.checkVisibility({ contentVisibilityAuto: true }))
    .map((words) => words.textContent);

test('many rows are drawn only where they are seen', async () => {
  const { rerender } = mount(<Whole count={60} />);
  await idle();
  expect(drawn()).toHaveLength(60);
  rerender(<Whole count={61} />);
  await idle();
  expect(drawn()).toContain('Order 1');
  expect(drawn()).not.toContain('Order 61');
  const last = page.getByText('Order 61');
  // It has its estimated height, and find-in-page reaches it.
  expect(last.element().closest('li')?.getBoundingClientRect().height).toBe(70);
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('Order 61');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(drawn).toContain('Order 61');
  await expect.poll(drawn).not.toContain('Order 1');
});

test('from how many rows on is for the page to say', async () => {
  const { rerender } = mount(<Whole count={100} virtualAbove={100} />);
  await idle();
  expect(drawn()).toHaveLength(100);
  rerender(<Whole count={100} virtualAbove={99} />);
  await expect.poll(drawn).not.toContain('Order 100');
});

test('articles of a long feed are drawn only where they are seen, and the focus reaches those that are not', async () => {
  mount(<Whole isFeed count={61} />);
  await expect.poll(drawn).toContain('Order 1');
  expect(drawn()).not.toContain('Order 61');
  await expectNoAxeFaults();
  const articles = page.getByRole('article').elements() as HTMLElement[];
  expect(articles[60]?.getBoundingClientRect().height).toBe(70);
  articles[59]?.focus();
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).toBe(articles[60]);
  await expect.poll(drawn).toContain('Order 61');
});

test('a feed has articles with their place, that Page Up and Page Down go through and Control leaves', async () => {
  const news = (count: number, hasMore: boolean, onLoadMore = () => new Promise(() => undefined)) => (
    <>
      <button type="button">Before</button>
      <InfiniteList isFeed aria-label="News" count={count} hasMore={hasMore} onLoadMore={onLoadMore}>
        {Array.from({ length: count }, (_, index) => (
          <a key={index} href={`#story-${String(index)}`}>{`Story ${String(index + 1)}`}</a>
        ))}
      </InfiniteList>
      <button type="button">After</button>
    </>
  );
  const { rerender } = mount(news(3, true));
  const feed = page.getByRole('feed', { name: 'News' });
  // It does not fill the page, so it loads at once.
  await expect.element(feed).toHaveAttribute('aria-busy', 'true');
  const articles = () => page.getByRole('article').elements();
  expect(articles().map((each) => each.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
  expect(articles()[0]).toHaveAttribute('aria-setsize', '-1');
  expect(articles()[0]).toHaveAccessibleName(articles()[0]?.textContent);
  await expectNoAxeFaults();
  rerender(news(4, false));
  expect(articles()[3]).toHaveAttribute('aria-setsize', '4');

  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(articles()[0]);
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(document.activeElement).toBe(articles()[2]);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Story 3' })).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(document.activeElement).toBe(articles()[1]);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  (articles()[0] as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('comes to its end as often as it likes while it loads, and asks once', async () => {
  const { promise, resolve } = deferred<void>();
  const onLoadMore = vi.fn(() => promise);
  mount(<Example onLoadMore={onLoadMore} />);
  for (let time = 0; time < 4; time += 1) {
    scrollTo(0);
    await idle();
    scrollTo(300);
    await idle();
  }
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  resolve();
  scrollTo(0);
  await idle();
  // It brought nothing, so the end stayed in place.
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});
