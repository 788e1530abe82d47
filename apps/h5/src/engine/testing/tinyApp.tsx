import { defineManifest } from '@fairlot/manifest';
import { use, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createApp, isReachable, type FailureProps, type FrameProps } from '../index.js';
import { PageContext } from '../pageContext.js';

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

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const after = (ms: number, name: string) => async () => {
  await wait(ms);
  return makePage(name);
};

const pages = {
  '/pages/heavy': { load: after(450, 'heavy') },
  '/pages/trial': { load: after(0, 'trial') },
  '/pages/home': { load: after(0, 'home') },
  '/pages/list': { load: after(0, 'list') },
  '/pages/item': { load: after(0, 'item') },
  '/pages/profile': { load: after(0, 'profile') },
  '/pages/inside': { load: after(0, 'inside') },
  '/pages/login': { load: after(0, 'login') },
  '/pages/slow': { load: after(450, 'slow') },
  '/pages/late': { load: after(450, 'late') },
  '/pages/stuck': { load: () => new Promise<never>(() => undefined) },
  '/pages/broken': { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  '/pages/crash': { load: () => Promise.resolve(Crash) },
};

let stop: () => void;
let who: string | undefined;
const listeners = new Set<() => void>();
/** Signs a user in, or out with undefined. */
export const setWho = (next: string | undefined) => {
  who = next;
  for (const listener of listeners) listener();
};
/** The switches that are off. */
export const off = new Set<string>();
const switched = new Set<() => void>();
/** Turns a switch on or off. */
export const turn = (flag: string, isOn: boolean) => {
  if (isOn) off.delete(flag);
  else off.add(flag);
  for (const listener of switched) listener();
};
export const announce = vi.fn<(text: string) => void>();
export const onLoginNeeded = vi.fn<() => void>();

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

/** Opens the app at an address, with further pages or other code for some. */
export function openTinyApp(
  hash: string,
  more: Partial<Record<keyof typeof tiny.pages, { load: () => Promise<ComponentType> }>> = {},
) {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#${hash}`);
  const { App, router } = createApp(tiny, {
    pages: { ...pages, ...more },
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

export const heading = (name: string) => screen.getByRole('heading', { name });

/** For `beforeEach`: a visitor, and no calls yet. */
export function resetTinyApp(): void {
  who = undefined;
  announce.mockClear();
  onLoginNeeded.mockClear();
  window.sessionStorage.clear();
}

/** For `afterEach`: removes the app. */
export function closeTinyApp(): void {
  stop();
  listeners.clear();
  switched.clear();
  off.clear();
  document.body.replaceChildren();
}
