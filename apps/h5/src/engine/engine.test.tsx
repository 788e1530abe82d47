import { defineManifest } from '@fairlot/manifest';
import { use, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { createApp, isReachable, type FailureProps, type FrameProps } from './index.js';
import { PageContext } from './pageContext.js';

const tiny = defineManifest({
  app: {
    id: 'tiny',
    name: 'name',
    description: 'about',
    version: '1.0.0',
    versionCode: 1,
    entry: '/pages/home',
    router: 'hash',
    base: '/',
  },
  auth: {
    login: '/pages/login',
    afterLogin: '/pages/profile',
    backFallback: '/pages/home',
  },
  loading: { delayMs: 200, minMs: 0, timeoutMs: 700, failed: 'failed' },
  net: { timeoutMs: 1, uploadMs: 1, downloadMs: 1, socketMs: 1 },
  theme: { primary: '#000000', tabSelected: '#000000', darkMode: false },
  locales: { default: 'en', offered: [] },
  layouts: { open: {}, members: { guard: 'login' } },
  tabBar: { height: 50, fontSize: 10, iconWidth: 24 },
  support: { whatsapp: false },
  home: { tiles: [], sections: [] },
  defaults: { layout: 'open', guard: 'login' },
  pages: {
    '/pages/home': { guard: 'public', alias: ['/pages/old home'], keep: true, search: { tab: 'a|b=a' } },
    '/pages/list': { guard: 'public', keep: true },
    '/pages/item': { guard: 'public', search: { symbol: 'string', page: 'int=1' }, onBadLink: '/pages/list' },
    '/pages/slow': { guard: 'public', refresh: true },
    '/pages/late': { guard: 'public', keep: true },
    '/pages/heavy': { guard: 'public', keep: true },
    '/pages/stuck': { guard: 'public' },
    '/pages/broken': { guard: 'public' },
    '/pages/crash': { guard: 'public' },
    '/pages/trial': { guard: 'public', flag: 'trial' },
    '/pages/profile': {},
    '/pages/inside': { layout: 'members', guard: 'public' },
    '/pages/login': { guard: 'guest', search: { next: 'string?' } },
    '/pages/item copy': { redirectTo: '/pages/item' },
  },
});

/** Renders its name and its parameters, and counts clicks. */
function makePage(name: string) {
  return function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <h1>{name}</h1>
        <output>{JSON.stringify(use(PageContext)?.search)}</output>
        <button type="button" onClick={() => setCount(count + 1)}>
          {name} {count}
        </button>
        <div style={{ height: 3000 }} />
      </>
    );
  };
}

function Crash(): never {
  useEffect(() => undefined, []);
  throw new Error('this page is broken');
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const after = (ms: number, name: string) => async () => {
  await wait(ms);
  return makePage(name);
};

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

const pages = {
  '/pages/trial': { load: after(0, 'trial') },
  '/pages/home': { load: after(0, 'home') },
  '/pages/list': { load: after(0, 'list') },
  '/pages/item': { load: after(0, 'item') },
  '/pages/profile': { load: after(0, 'profile') },
  '/pages/inside': { load: after(0, 'inside') },
  '/pages/login': { load: after(0, 'login') },
  '/pages/slow': { load: after(450, 'slow') },
  '/pages/late': { load: after(450, 'late') },
  '/pages/heavy': { load: () => wait(450).then(() => Heavy) },
  '/pages/stuck': { load: () => new Promise<never>(() => undefined) },
  '/pages/broken': { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  '/pages/crash': { load: () => Promise.resolve(Crash) },
};

let stop: () => void;
let who: string | undefined;
const listeners = new Set<() => void>();
const setWho = (next: string | undefined) => {
  who = next;
  for (const listener of listeners) listener();
};
const off = new Set<string>();
const switched = new Set<() => void>();
const turn = (flag: string, isOn: boolean) => {
  if (isOn) off.delete(flag);
  else off.add(flag);
  for (const listener of switched) listener();
};
const announce = vi.fn<(text: string) => void>();
const onLoginNeeded = vi.fn<() => void>();

function Frame({ children, page, header, footer }: FrameProps) {
  return (
    <>
      {header}
      <main data-layout={page?.layout}>{children}</main>
      {footer}
    </>
  );
}
const Failure = ({ kind, wayOut }: FailureProps) => <p role="alert">{`${kind} ${wayOut}`}</p>;

function open(hash: string) {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#${hash}`);
  const { App, router } = createApp(tiny, {
    pages,
    reach: {
      canReach: (path) => isReachable(tiny, path, (flag) => !off.has(flag)),
      subscribe: (listener) => {
        switched.add(listener);
        return () => switched.delete(listener);
      },
    },
    Header: () => <header>header</header>,
    TabBar: () => <nav>tabs</nav>,
    tools: {},
    icons: {},
    guards: {},
    session: {
      current: () => who,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    t: (key) => key,
    announce,
    onLoginNeeded,
    Frame,
    loadRefresher: () =>
      Promise.resolve(({ children }) => <section aria-label="refresher">{children}</section>),
    Spinner: () => <p>spinning</p>,
    Failure,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App />);
  stop = () => {
    root.unmount();
    router.history.destroy();
  };
  return router;
}

const heading = (name: string) => screen.getByRole('heading', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));

beforeEach(() => {
  who = undefined;
  announce.mockClear();
  onLoginNeeded.mockClear();
  window.sessionStorage.clear();
});
afterEach(() => {
  stop();
  listeners.clear();
  switched.clear();
  off.clear();
  document.body.replaceChildren();
});

describe('guards', () => {
  it('send a visitor to login with the way back, and a customer on to it', async () => {
    open('/pages/profile');
    await expect.element(heading('login')).toBeVisible();
    expect(onLoginNeeded).toHaveBeenCalledOnce();
    expect(address()).toBe('/pages/login?next=/pages/profile');
    setWho('ann');
    await expect.element(heading('profile')).toBeVisible();
  });

  it('ask the layout as well as the page', async () => {
    open('/pages/inside');
    await expect.element(heading('login')).toBeVisible();
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/pages/login',
    '/pages/nowhere',
    '%E0%A4%A',
  ])('never follow the return target %s', async (next) => {
    who = 'ann';
    open(`/pages/login?next=${encodeURIComponent(next)}`);
    await expect.element(heading('profile')).toBeVisible();
  });

  it('act when the session ends, and only where it is needed', async () => {
    who = 'ann';
    const router = open('/pages/item?symbol=A');
    await expect.element(heading('item')).toBeVisible();
    setWho(undefined);
    await wait(100);
    expect(address()).toBe('/pages/item?symbol=A');
    setWho('ann');
    await router.navigate({ to: '/pages/profile' });
    await expect.element(heading('profile')).toBeVisible();
    setWho(undefined);
    await expect.element(heading('login')).toBeVisible();
    // The user signed out.
    expect(onLoginNeeded).not.toHaveBeenCalled();
    expect(address()).toBe('/pages/login?next=/pages/profile');
  });
});

describe('addresses', () => {
  it.each(['/', '/pages/old home', '/pages/old%20home'])(
    'alias %s is replaced by the page itself',
    async (alias) => {
      const before = window.history.length;
      open(alias);
      await expect.element(heading('home')).toBeVisible();
      expect(address()).toBe('/pages/home');
      expect(window.history.length).toBe(before);
    },
  );

  it('redirects keep the parameters', async () => {
    open('/pages/item copy?symbol=662E41');
    await expect.element(heading('item')).toBeVisible();
    expect(address()).toBe('/pages/item?symbol=662E41');
  });

  it('leave defaults out and give them to the page', async () => {
    open('/pages/item?symbol=600519&page=1');
    await expect.element(screen.getByText('{"symbol":"600519","page":1}')).toBeVisible();
    await expect.poll(address).toBe('/pages/item?symbol=600519');
  });

  it('say when a link lacks what the page needs, and where the list is', async () => {
    open('/pages/item');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('badLink /pages/list');
  });

  it('say when there is no such page', async () => {
    open('/pages/nowhere');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound /pages/home');
  });

  it('of the page one is on, asked for twice in one go, make one step', async () => {
    const router = open('/pages/home');
    await expect.element(heading('home')).toBeVisible();
    const steps = window.history.length;
    const target = { to: '/pages/item', search: { symbol: 'A' } };
    await Promise.all([router.navigate(target), router.navigate(target)]);
    await expect.element(heading('item')).toBeVisible();
    await router.navigate(target);
    expect(window.history.length).toBe(steps + 1);
    router.history.back();
    await expect.element(heading('home')).toBeVisible();
  });

  it('are not disturbed by the query of the document', async () => {
    const own = window.location.href;
    const { pathname } = window.location;
    window.history.replaceState(null, '', `${pathname}?utm=1`);
    open('/pages/item?symbol=A');
    await expect.element(screen.getByText('{"symbol":"A","page":1}')).toBeVisible();
    expect(window.location.search).toBe('?utm=1');
    window.history.replaceState(null, '', own);
  });
});

it('puts the refresher around a page that asks for it, and around no other', async () => {
  const router = open('/pages/slow');
  const refresher = screen.getByRole('region', { name: 'refresher' });
  await expect.element(refresher.getByRole('heading', { name: 'slow' })).toBeVisible();
  await router.navigate({ to: '/pages/list' });
  await expect.element(heading('list')).toBeVisible();
  expect(refresher.elements()).toEqual([]);
});

it('has no page behind a switch that is off, and follows the switch', async () => {
  off.add('trial');
  open('/pages/trial');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound');
  turn('trial', true);
  await expect.element(heading('trial')).toBeVisible();
  turn('trial', false);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound');
});

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
    open('/pages/heavy');
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
    stop();
    document.body.replaceChildren();
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

describe('kept pages', () => {
  it('come back with their state, their parameters and their scroll place', async () => {
    const router = open('/pages/home?tab=b');
    await userEvent.click(screen.getByRole('button', { name: 'home 0' }));
    window.scrollTo(0, 700);
    await wait(150);
    await router.navigate({ to: '/pages/item', search: { symbol: 'A' } });
    await expect.element(heading('item')).toBeVisible();
    expect(window.scrollY).toBe(0);
    // While hidden, it must not read the address of the visible page.
    expect(document.querySelector('output')?.textContent).toBe('{"tab":"b"}');
    await router.navigate({ to: '/pages/home', search: { tab: 'b' } });
    await expect.element(screen.getByRole('button', { name: 'home 1' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(700);
  });

  it('are forgotten when someone else signs in', async () => {
    who = 'ann';
    const router = open('/pages/home');
    await userEvent.click(screen.getByRole('button', { name: 'home 0' }));
    await router.navigate({ to: '/pages/list' });
    setWho('bob');
    await router.navigate({ to: '/pages/home' });
    await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible();
  });

  it('other pages start anew', async () => {
    const router = open('/pages/item?symbol=A');
    await userEvent.click(screen.getByRole('button', { name: 'item 0' }));
    await router.navigate({ to: '/pages/list' });
    await router.navigate({ to: '/pages/item', search: { symbol: 'A' } });
    await expect.element(screen.getByRole('button', { name: 'item 0' })).toBeVisible();
  });
});

describe('arriving', () => {
  it('moves focus to the h1 of the new page, and not at the start', async () => {
    const router = open('/pages/home');
    await expect.element(heading('home')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await router.navigate({ to: '/pages/list' });
    await expect.poll(() => document.activeElement?.textContent).toBe('list');
    await router.navigate({ to: '/pages/home' });
    await expect.poll(() => document.activeElement?.textContent).toBe('home');
    expect(announce).not.toHaveBeenCalled();
  });
});
