import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { closeTinyApp, heading, openTinyApp as open, resetTinyApp, wait } from './testing/tinyApp.js';

beforeEach(resetTinyApp);
afterEach(closeTinyApp);

/** The browser tasks so far, and their number before each part of the heavy page was rendered. */
let tasks = 0;
const tasksBefore: number[] = [];

function Heavy() {
  return (
    <>
      <h1>heavy</h1>
      {[0, 1, 2, 3, 4].map((part) => (
        <HeavyPart key={part} />
      ))}
    </>
  );
}

/** Takes longer than one time slice of React. */
function HeavyPart() {
  tasksBefore.push(tasks);
  const until = performance.now() + 20;
  while (performance.now() < until);
  return <p>part</p>;
}

describe('loading', () => {
  it(
    'shows nothing for 200 ms, then the indicator, then the page',
    { tags: ['2.page.loading'] },
    async () => {
      const router = open('/pages/list');
      await expect.element(heading('list')).toBeVisible();
      const started = performance.now();
      void router.navigate({ to: '/pages/slow' });
      await expect.poll(() => document.body.textContent, { interval: 5 }).toContain('spinning');
      expect(performance.now() - started).toBeGreaterThan(190);
      await expect.element(heading('slow')).toBeVisible();
      expect(document.body.textContent).not.toContain('spinning');
    },
  );

  it('shows nothing for 200 ms on a cold start either', async () => {
    open('/pages/slow');
    await wait(120);
    expect(document.body.textContent).toBe('');
    await expect.poll(() => document.body.textContent, { interval: 5 }).toContain('spinning');
    await expect.element(heading('slow')).toBeVisible();
  });

  it('lets the browser act while a first page that comes late is drawn', async () => {
    const ticking = setInterval(() => (tasks += 1), 0);
    open('/pages/heavy', { '/pages/heavy': { load: () => wait(450).then(() => Heavy) } });
    await expect.element(heading('heavy')).toBeVisible();
    clearInterval(ticking);
    expect(tasksBefore.at(-1)).toBeGreaterThan(tasksBefore.at(0) ?? 0);
    expect(document.body.textContent).not.toContain('spinning');
  });

  it('brings a first page that comes late back to its scroll place', async () => {
    const router = open('/pages/late');
    await expect.element(heading('late')).toBeVisible();
    window.scrollTo(0, 700);
    await wait(150);
    await router.navigate({ to: '/pages/list' });
    await expect.element(heading('list')).toBeVisible();
    closeTinyApp();
    expect(window.scrollY).toBe(0);
    const scrolls = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrolls.mockRestore());
    open('/pages/late');
    await expect.element(heading('late')).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(700);
    await wait(150);
    // A second scroll would take a customer back who has scrolled on meanwhile.
    expect(scrolls).toHaveBeenCalledTimes(1);
  });

  it('gives up after the time of the manifest', { tags: ['2.page.loading'] }, async () => {
    open('/pages/stuck');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('timeout');
  });

  it('says when a chunk cannot be fetched', async () => {
    open('/pages/broken');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('network');
  });

  it('keeps a page that breaks to itself', async () => {
    const router = open('/pages/crash');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('crash');
    await router.navigate({ to: '/pages/list' });
    await expect.element(heading('list')).toBeVisible();
  });
});
