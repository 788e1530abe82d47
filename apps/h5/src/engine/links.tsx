import { resolvePage } from '@fairlot/manifest';
import type { RouterHistory } from '@tanstack/history';
import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore, type AnchorHTMLAttributes, type Ref } from 'react';
import { useApp } from './appContext.js';
import { readReturnTarget } from './destination.js';
import type { Target, To } from './register.js';

export type LinkProps<P extends To> = Target<P> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> };

/** The router's types do not know the manifest; our types have checked the target already. */
type RouterTarget = { to: string; search?: Record<string, unknown>; replace?: boolean };

/**
 * A link to a page of the app: a plain anchor, with `aria-current="page"` on the current page. The page's chunk is
 * preloaded on hover or focus, unless the manifest disables it. A link to a page that the product lacks renders
 * nothing.
 * @example <Link to="/pages/quote/stock" search={{ symbol: 'FLT' }}>Fairlot</Link>
 */
export function Link<P extends To>(props: LinkProps<P>) {
  const { manifest, reach } = useApp();
  const { to } = props;
  const isReachable = useSyncExternalStore(reach.subscribe, () => reach.canReach(to));
  const target: object = props;
  if (!isReachable) return null;
  const { preload = 'none' } = resolvePage(manifest, to);
  return <RouterLink preload={preload === 'none' ? false : preload} {...(target as RouterTarget)} />;
}

/**
 * Navigates from code. Prefer `Link` wherever a user chooses to navigate. A navigation that only changes the page's
 * parameters keeps the scroll position.
 */
export type Navigate = <P extends To>(target: Target<P>) => Promise<void>;

/** @example const navigate = useNavigate(); await navigate({ to: '/pages/search/index', replace: true }); */
export function useNavigate(): Navigate {
  const router = useRouter();
  return useCallback(
    (target) =>
      router.navigate({
        ...(target as RouterTarget),
        resetScroll: target.to !== router.state.location.pathname,
      }),
    [router],
  );
}

/** Without registered routes, the library types its history as any. */
const useHistory = () => useRouter().history as RouterHistory;

/**
 * Goes back to the previous page. If the app was opened on this page, goes to the manifest's `backFallback`, or from a
 * page that asks for a login to `afterLogin`.
 */
export function useBack(): () => void {
  const router = useRouter();
  const history = useHistory();
  const { afterLogin, backFallback } = useApp().manifest.auth;
  return useCallback(() => {
    const isForMembers = router.state.matches.at(-1)?.staticData.page?.guards.includes('login');
    if (history.canGoBack()) history.back();
    else void router.navigate({ to: isForMembers ? afterLogin : backFallback, replace: true });
  }, [router, history, afterLogin, backFallback]);
}

/**
 * Goes to the target of a `next` parameter, which anyone can write, if it is a page of the app; otherwise one page
 * back.
 */
export function useReturn(): (next: string | undefined) => void {
  const router = useRouter();
  const { manifest } = useApp();
  const back = useBack();
  return useCallback(
    (next) => {
      const target = readReturnTarget(manifest, next);
      if (target === undefined) back();
      else void router.navigate({ ...target, replace: true } as RouterTarget);
    },
    [router, manifest, back],
  );
}

/** Returns the current address within the app, with its query, for a `next` parameter. */
export function useHere(): () => string {
  const history = useHistory();
  return useCallback(() => history.location.href, [history]);
}
