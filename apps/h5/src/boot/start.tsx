import { h5, pathsOf } from '@fairlot/manifest';
import { expectModalHost } from '@fairlot/ui-kit/modal';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { guards } from '../components/gates/guards.js';
import { loadChunkRetry } from '../components/lazyPart.js';
import { showToast } from '../components/showToast.js';
import { reach } from '../components/reach.js';
import { createApp, failureKindOf, type PageEntry, type To } from '../engine/index.js';
import { getLanguage, LanguageProvider, loadSpoken, type MessageId, type Spoken } from '../i18n/index.js';
import { announce } from '../shell/announcer.js';
import { Frame } from '../shell/Frame.js';
import { Header } from '../shell/Header.js';
import { PageFailure } from '../shell/PageFailure.js';
import { PageSpinner } from '../shell/PageSpinner.js';
import { Tabs } from '../shell/Tabs.js';
import { tabIcons } from '../shell/tabIcons.js';
import { tools } from '../shell/tools.js';
import { chatHidden } from '../state/preferences.js';
import { firstPageShown, watchFirstPage } from '../queries/firstPageShown.js';
import { queryClient } from '../queries/queryClient.js';
import { followOtherTabs } from '../state/persisted.js';
import { firstTouch } from '../state/firstTouch.js';
import { session } from '../state/session.js';
import { bootParts, nextBootState, type BootEvent, type BootState } from './bootState.js';
import { followAppearance } from './followAppearance.js';
import { followColors } from './followColors.js';
import { followSession } from './followSession.js';
import { listenForChanges } from './listenForChanges.js';
import { fetchFirstPage, loadRefresher, loadRegistry } from './firstPage.js';
import { nextTask } from './nextTask.js';
import { startData } from './startData.js';
import { startLanguage } from './startLanguage.js';
import { pause } from '../pause.js';

/** How long the first page may wait for data that it could also load itself. */
const TIMEOUT_MS = 3000;

/** The rest of the app is fetched after this delay, so that the first page has the network to itself. */
const OFFLINE_AFTER_MS = 4000;

/**
 * Starts the app: stored state, language and data in parallel, then the page at the address. A part that fails does
 * not delay the rest; pages show what is missing, and their queries retry.
 */
export function start(element: HTMLElement): void {
  followAppearance();
  followColors();
  // The frame loads it once a page is shown.
  expectModalHost();
  const root = createRoot(element, {
    // The failure page reports some errors to the customer, such as a lost network; these are not logged.
    onCaughtError: (error) => {
      if (failureKindOf(error) === 'crash') console.error(error);
    },
  });
  let state: BootState = { at: 'cold' };

  function send(event: BootEvent): void {
    const before = state.at;
    state = nextBootState(state, event);
    if (state.at === before) return;
    if (state.at === 'booting') setTimeout(() => send({ type: 'deadline' }), TIMEOUT_MS);
    if (state.at !== 'ready') return;
    void assemble().then((app) => startTransition(() => root.render(app)));
    void firstPageShown.then(() => {
      fetchTheRest();
      // Changes before the stream is open are sent when it opens.
      listenForChanges();
    });
    if (import.meta.env.PROD) setTimeout(beReadyOffline, OFFLINE_AFTER_MS);
    if (import.meta.env.DEV) void import('../dev/mountDevPanel.js').then((dev) => dev.mountDevPanel());
  }

  followOtherTabs();
  chatHidden.set(true);
  followSession();
  send({ type: 'hydrate' });
  // The router requests it again and reports the error.
  fetchFirstPage().catch(() => undefined);
  void startLanguage().then(() => send({ type: 'language' }));
  void loadData();

  /** Each request has a task of its own, so that none blocks the page for long. */
  async function loadData(): Promise<void> {
    for (const part of bootParts) {
      await nextTask();
      startData[part]().then(
        () => send({ type: 'settle', part, ok: true }),
        () => send({ type: 'settle', part, ok: false }),
      );
    }
  }
}

/**
 * Fetches parts that could no longer be fetched when they are needed, such as the notice that the network is lost. A
 * part that fails here is fetched again when it is shown. For a visitor, the code that retries failed parts waits for
 * the first touch.
 */
function fetchTheRest(): void {
  const touched = session.isSignedIn() ? Promise.resolve() : firstTouch();
  for (const load of [() => import('../shell/afterFirstPage.js'), () => touched.then(loadChunkRetry)])
    load().catch(() => undefined);
}

/** Without a worker the app works, but not offline. */
function beReadyOffline(): void {
  import('./installWorker.js').then(({ installWorker }) => installWorker()).catch(() => undefined);
}

/** Every page of the manifest, with its messages. */
const spokenPages = Object.fromEntries(
  pathsOf(h5).map((path): [string, PageEntry] => [
    path,
    {
      load: async () => {
        const page: Spoken<ComponentType> | undefined = (await loadRegistry()).pages[path as To];
        if (page === undefined) throw new Error(`${path} has no page`);
        return loadSpoken(page);
      },
    },
  ]),
) as Readonly<Record<To, PageEntry>>;

/**
 * Resolves to the app once the page at the address has loaded, so that React renders it incrementally and the browser
 * can respond in between. For a page that loads longer than the loading delay, it resolves without the page; the app
 * then shows the loading state or the error in the page's place.
 */
async function assemble(): Promise<ReactNode> {
  const { App, router, firstPage } = createApp(h5, {
    pages: spokenPages,
    reach,
    Header,
    TabBar: Tabs,
    tools,
    icons: tabIcons,
    guards,
    session: { current: () => session.token() ?? undefined, subscribe: session.subscribe },
    // The manifest check proves that every key in the manifest is a message id of the catalogues.
    t: (key) => getLanguage().t(key as MessageId),
    onLoginNeeded: () => showToast(getLanguage().t('app.session.needed'), { id: 'session' }),
    announce,
    Frame,
    loadRefresher,
    Spinner: PageSpinner,
    Failure: PageFailure,
  });
  // Subscribes before the first page is drawn, so that a navigation meanwhile is not lost.
  const unfollow = router.history.subscribe(() => void router.load());
  const stop = router.subscribe('onRendered', () => {
    stop();
    unfollow();
  });
  watchFirstPage(firstPage);
  const loaded = router.load().catch(() => undefined);
  await Promise.race([loaded, pause(h5.loading.delayMs)]);
  return (
    <StrictMode>
      <LanguageProvider>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>
  );
}
