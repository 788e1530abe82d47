import type { Path, ResolvedPage } from '@fairlot/manifest';
import { Outlet, useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { Activity, memo, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useApp } from './appContext.js';
import { PageContext, type PageScope } from './pageContext.js';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ResolvedPage;
  }
}

export interface Shown extends PageScope {
  ready: boolean;
}

/** The page at the address, loaded or not; undefined if there is none. */
export function useShown(): Shown | undefined {
  const match = useRouterState({ select: (state) => state.matches.at(-1) });
  const page = match?.staticData.page;
  const search = match?.search as PageScope['search'] | undefined;
  const ready = match?.status === 'success';
  return useMemo(
    () => (page === undefined || search === undefined ? undefined : { page, search, ready }),
    [page, search, ready],
  );
}

/**
 * Renders the pages. A page marked `keep` stays mounted behind the next one, with its state, and returns unchanged.
 * The layouts are around the stage, not between the stage and its pages, so that a change of layout remounts no page.
 * `who`: the owner of these pages; pages kept for one user are never shown to the next.
 */
export function Stage({ who }: { who: string | undefined }) {
  const { loader, onFirstPage } = useApp();
  const shown = useShown();
  const [kept, setKept] = useState<{ who: string | undefined; scopes: readonly PageScope[] }>({
    who,
    scopes: [],
  });
  const mine = kept.who === who ? kept.scopes : [];
  const current = shown?.ready === true && shown.page.keep === true ? shown : undefined;
  const scopes = current === undefined ? mine : withScope(mine, current);
  if (scopes !== kept.scopes && (kept.who !== who || scopes !== mine)) setKept({ who, scopes });
  useScrollPlace();
  useLayoutEffect(onFirstPage, [onFirstPage]);
  return (
    <>
      {scopes.map((scope) => (
        <Activity
          key={`${who ?? ''} ${scope.page.path}`}
          mode={scope.page.path === current?.page.path ? 'visible' : 'hidden'}
        >
          <PageView scope={scope} Page={loader.get(scope.page.path)} />
        </Activity>
      ))}
      <Outlet />
    </>
  );
}

/** Restores the scroll position of the first page once it is rendered, which may be after the router's turn. */
function useScrollPlace(): void {
  const router = useRouter();
  const { getScrollRestorationKey: getKey } = router.options;
  const place = useElementScrollRestoration({ getElement: () => window, ...(getKey && { getKey }) });
  const first = useRef(place);
  useLayoutEffect(() => {
    if (first.current !== undefined) window.scrollTo(first.current.scrollX, first.current.scrollY);
  }, []);
}

/** Returns the same list if it contains this page with these parameters already. */
function withScope(scopes: readonly PageScope[], { page, search }: PageScope): readonly PageScope[] {
  const index = scopes.findIndex((scope) => scope.page.path === page.path);
  if (index === -1) return [...scopes, { page, search }];
  return scopes[index]?.search === search ? scopes : scopes.with(index, { page, search });
}

/** The stage renders a kept page; its own route renders nothing. */
export function createRouteView(path: Path, keep: boolean) {
  return function RouteView() {
    const { loader } = useApp();
    const shown = useShown();
    if (keep || shown?.page.path !== path) return null;
    return <PageView scope={shown} Page={loader.get(path)} />;
  };
}

/** Memoized by its parameters: a change of tabs shows and hides pages without rendering them. */
const PageView = memo(function PageView({
  scope,
  Page,
}: {
  scope: PageScope;
  Page: ComponentType | undefined;
}) {
  if (Page === undefined) return null;
  return (
    <PageContext value={scope}>
      <Page />
    </PageContext>
  );
});
