import type { ResolvedPage } from '@fairlot/manifest';
import { createContext, use } from 'react';
import type { SearchOf, To } from './register.js';

/** The page being rendered, and its query parameters. */
export interface PageScope {
  page: ResolvedPage;
  search: Readonly<Record<string, unknown>>;
}

/**
 * A kept page that is hidden must not see the address of the page that covers it. It reads its own last parameters
 * from here and never from the URL.
 */
export const PageContext = createContext<PageScope | undefined>(undefined);

/** The manifest's entry of the page around this component. @throws outside of a page */
export function usePage(): ResolvedPage {
  return useScope().page;
}

/**
 * The query parameters of the page around this component, parsed and typed by the manifest. `path` names that page;
 * it determines the types, and a wrong one throws.
 */
export function useSearch<P extends To>(path: P): SearchOf<P> {
  const scope = useScope();
  if (scope.page.path !== path) throw new Error(`useSearch('${path}') inside of ${scope.page.path}`);
  return scope.search as SearchOf<P>;
}

function useScope(): PageScope {
  const scope = use(PageContext);
  if (scope === undefined) throw new Error('This component belongs inside of a page');
  return scope;
}
