import type { Manifest, ResolvedPage } from '@fairlot/manifest';
import { createContext, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import type { EngineSession } from './guards.js';
import type { Reach } from './reach.js';
import type { PageLoader } from './loadPage.js';

/** Why no page can be shown. */
export type FailureKind = 'timeout' | 'network' | 'badLink' | 'notFound' | 'crash';

export interface FailureProps {
  kind: FailureKind;
  /** Reloads the whole document, which also loads a newer version of the app. */
  onReload: () => void;
  /** The path of the page that leads on: the list of a bad link, or where the app goes back to. */
  wayOut: string;
}

export interface FrameProps {
  /** Undefined if there is no page. */
  page: ResolvedPage | undefined;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The parts and registries of an app. */
export interface AppParts {
  manifest: Manifest;
  /** Which pages currently exist. */
  reach: Reach;
  /** The header of pages whose layout or entry uses any part of it: back button, logo, tools. */
  Header: ComponentType;
  /** The bar below pages whose layout has `tabBar`. */
  TabBar: ComponentType;
  tools: Readonly<Record<string, ComponentType>>;
  icons: Readonly<Record<string, ComponentType>>;
  /** The message of an id, in the current language. */
  t: (key: string) => string;
  /** Around everything: the column. It stays mounted across pages, while header and footer change. */
  Frame: ComponentType<FrameProps>;
  Spinner: FunctionComponent;
  Failure: ComponentType<FailureProps>;
}

export interface AppScope extends AppParts {
  session: EngineSession;
  loader: PageLoader;
  /** Called when the first page is rendered, or has failed. */
  onFirstPage: () => void;
}

export const AppContext = createContext<AppScope | undefined>(undefined);

/** The manifest and the parts of the app around this component. @throws outside of an app */
export function useApp(): AppScope {
  const app = use(AppContext);
  if (app === undefined) throw new Error('This component belongs inside of an app');
  return app;
}
