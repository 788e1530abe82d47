import {
  BadSearch,
  pathsOf,
  readSearch,
  resolvePage,
  searchDefaults,
  type GuardOf,
  type IconOf,
  type LinkablePath,
  type Manifest,
  type Path,
  type SearchValue,
  type ToolOf,
} from '@fairlot/manifest';
import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
  RouterProvider,
  stripSearchParams,
  useRouterState,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { useDeferredValue, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { AppContext, useApp, type AppParts, type AppScope, type FailureKind } from './appContext.js';
import { createAddressHistory } from './addressHistory.js';
import { createArrival } from './arrival.js';
import type { Destination } from './destination.js';
import { askGuards, builtInGuards, type EngineSession, type Guard } from './guards.js';
import { createPageLoader, PageLoadError, type PageEntry, type PageRegistry } from './loadPage.js';
import { parseSearch, stringifySearch } from './searchCodec.js';
import { createRouteView, Stage, useShown } from './Stage.js';

type BuiltIn = 'public' | 'login' | 'guest';

/**
 * The parts that a manifest needs to become an app. The registries must contain every name that the manifest uses.
 */
export interface AppOptions<M extends Manifest> extends Pick<
  AppParts,
  't' | 'reach' | 'Header' | 'TabBar' | 'Frame' | 'Spinner' | 'Failure'
> {
  pages: Readonly<Record<LinkablePath<M>, PageEntry>>;
  /**
   * Loads the wrapper of pages marked `refresh` in the manifest: pulling down, or a button for keyboards, refreshes
   * them.
   */
  loadRefresher: () => Promise<ComponentType<{ children: ReactNode }>>;
  tools: Readonly<Record<ToolOf<M>, ComponentType>>;
  icons: Readonly<Record<IconOf<M>, ComponentType>>;
  /** Guards beyond the engine's `public`, `login` and `guest`. */
  guards: Readonly<Record<Exclude<GuardOf<M>, BuiltIn>, Guard>>;
  session: EngineSession;
  /** Called when a visitor is redirected to the login page. */
  onLoginNeeded: () => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

const redirection = (destination: Destination) => redirect({ ...destination, replace: true });

/** The routes of a manifest: one per page, and one per further address, which redirects. */
function buildRoutes(
  manifest: Manifest,
  app: AppScope,
  guards: Record<string, Guard>,
  { session, onLoginNeeded }: Pick<AppOptions<Manifest>, 'session' | 'onLoginNeeded'>,
) {
  const root = createRootRoute({ component: RootView, notFoundComponent: () => <Failed kind="notFound" /> });

  const redirectRoute = (from: Path, to: Path) =>
    createRoute({
      getParentRoute: () => root,
      path: from,
      beforeLoad: ({ location }) => {
        throw redirection({ to, search: parseSearch(location.searchStr) });
      },
    });

  const routes = pathsOf(manifest).flatMap((path) => {
    const page = resolvePage(manifest, path);
    if (page.redirectTo !== undefined) return [redirectRoute(path, page.redirectTo)];
    const route = createRoute({
      getParentRoute: () => root,
      path,
      component: createRouteView(path, page.keep === true),
      staticData: { page },
      validateSearch: (raw: Record<string, SearchValue>) => readSearch(page.search, raw),
      search: { middlewares: [stripSearchParams(searchDefaults(page.search))] },
      beforeLoad: async ({ location, preload, cause }) => {
        if (!app.reach.canReach(path)) throw notFound();
        const elsewhere = await askGuards(page.guards, guards, {
          path,
          // As the manifest writes it: the router also matches other cases and a slash at the end.
          href: path + location.searchStr,
          search: parseSearch(location.searchStr),
          signedIn: session.current() !== undefined,
        });
        if (elsewhere === undefined) return;
        // No toast after signing out, which needs no explanation, or while a link is only preloaded.
        if (elsewhere.to === manifest.auth.login && cause === 'enter' && !preload) onLoginNeeded();
        throw redirection(elsewhere);
      },
      loader: async () => {
        await app.loader.load(path);
      },
      staleTime: Infinity,
    });
    return [route, ...(page.alias ?? []).map((alias) => redirectRoute(alias, path))];
  });
  return root.addChildren([redirectRoute('/', manifest.app.entry), ...routes]);
}

/**
 * Turns a manifest into a running app: routes, guards, loading states, kept tabs, scroll positions and focus. Returns
 * the component to render and, for code outside of React, the router and `firstPage`, which resolves when the first
 * page is rendered or has failed.
 */
export function createApp<const M extends Manifest>(manifest: M, options: AppOptions<M>) {
  const { session } = options;
  let onFirstPage: () => void = () => undefined;
  const firstPage = new Promise<void>((resolve) => {
    onFirstPage = resolve;
  });
  const scope: AppScope = {
    ...options,
    manifest,
    session,
    onFirstPage,
    loader: createPageLoader(withRefresher(manifest, options), manifest.loading.timeoutMs),
  };
  const guards: Record<string, Guard> = { ...options.guards, ...builtInGuards(manifest) };
  const isKept = (path: string) => manifest.pages[path as Path]?.keep === true;

  let hasRendered = false;

  const router = createRouter({
    routeTree: buildRoutes(manifest, scope, guards, options),
    history: createAddressHistory(manifest.app),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: manifest.loading.delayMs,
    defaultPendingMinMs: manifest.loading.minMs,
    defaultPendingComponent: options.Spinner,
    defaultErrorComponent: Caught,
    // The first page may be drawn after the router's own attempt, so the stage restores its scroll position.
    scrollRestoration: () => {
      const isFirst = !hasRendered;
      hasRendered = true;
      return !isFirst;
    },
    // A kept tab has one scroll position, however it is reached; other pages have one per history entry.
    getScrollRestorationKey: ({ pathname, state }) =>
      isKept(pathname) ? pathname : (state.__TSR_key ?? pathname),
  });

  const arrive = createArrival(options.announce);
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    // When the app has just opened, or only parameters changed, nobody has gone to another page.
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
    const page = manifest.pages[toLocation.pathname as Path];
    if (page !== undefined) arrive(options.t(page.heading ?? manifest.app.name));
  });
  session.subscribe(() => void router.invalidate());
  options.reach.subscribe(() => void router.invalidate());

  function App() {
    return (
      <AppContext value={scope}>
        <RouterProvider router={router} />
      </AppContext>
    );
  }
  return { App, router, firstPage };
}

/** The pages; those marked `refresh` are wrapped in the refresher. */
function withRefresher<M extends Manifest>(
  manifest: M,
  { pages, loadRefresher }: AppOptions<M>,
): PageRegistry {
  const refreshed = ({ load }: PageEntry): PageEntry => ({
    load: async () => {
      const [Page, Refresher] = await Promise.all([load(), loadRefresher()]);
      return function RefreshedPage() {
        return (
          <Refresher>
            <Page />
          </Refresher>
        );
      };
    },
  });
  return Object.fromEntries(
    Object.entries<PageEntry>(pages).map(([path, entry]) => [
      path,
      manifest.pages[path as Path]?.refresh === true ? refreshed(entry) : entry,
    ]),
  );
}

function RootView() {
  const { Frame, Header, TabBar, Spinner, manifest, session } = useApp();
  const page = useShown()?.page;
  const who = useSyncExternalStore(session.subscribe, session.current);
  const frame = page?.frame ?? manifest.layouts[manifest.defaults.layout ?? ''] ?? {};
  const tools = page?.tools ?? frame.tools ?? [];
  const hasHeader = frame.back === true || frame.logo === true || tools.length > 0;
  // The first page is rendered incrementally, so that the browser can respond, while the loading indicator is shown.
  const hasFirstPage = useDeferredValue(useFirstArrival());
  return (
    <Frame page={page} header={hasHeader && <Header />} footer={frame.tabBar === true && <TabBar />}>
      {hasFirstPage ? <Stage who={who} /> : <Spinner />}
    </Frame>
  );
}

/** Whether the first page has loaded or failed. */
function useFirstArrival(): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  const isPending = useRouterState({ select: ({ status }) => !hasArrived && status === 'pending' });
  if (!hasArrived && !isPending) setHasArrived(true);
  return !isPending;
}

/** Why a route failed. Only `crash` is a fault of the code. */
export function failureKindOf(error: unknown): FailureKind {
  if (error instanceof PageLoadError) return error.reason === 'timeout' ? 'timeout' : 'network';
  if (error instanceof BadSearch) return 'badLink';
  // The router wraps the error of `validateSearch`.
  return error instanceof Error && error.cause instanceof BadSearch ? 'badLink' : 'crash';
}

function Caught({ error }: ErrorComponentProps) {
  return <Failed kind={failureKindOf(error)} />;
}

function Failed({ kind }: { kind: FailureKind }) {
  const { Failure, manifest, reach } = useApp();
  const list = useShown()?.page.onBadLink;
  const wayOut = list !== undefined && reach.canReach(list) ? list : manifest.auth.backFallback;
  return <Failure kind={kind} onReload={() => window.location.reload()} wayOut={wayOut} />;
}
