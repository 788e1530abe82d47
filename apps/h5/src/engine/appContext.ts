import type { Manifest, ResolvedPage } from '@fairlot/manifest';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { createContext, use } from 'react';
import type { EngineSession } from './guards.js';
import type { Reach } from './reach.js';
import type { PageLoader } from './loadPage.js';

/** Why there is no page to see. */
export type FailureKind = 'timeout' | 'network' | 'badLink' | 'notFound' | 'crash';

export interface FailureProps {
  kind: FailureKind;
  /** Reloads the whole document, which also fetches a newer version of the app. */
  onReload: () => void;
  /** Where "Open list" or "Home" leads. */
  wayOut: string;
}

export interface FrameProps {
  /** Undefined where no page is. */
  page: ResolvedPage | undefined;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The registries an app is assembled from. */
export interface AppParts {
  manifest: Manifest;
  /** Which pages there are now. */
  reach: Reach;
  /** Above pages whose layout or entry asks for any part of it: a way back, the logo, tools. */
  Header: ComponentType;
  /** Below pages whose layout has `tabBar`. */
  TabBar: ComponentType;
  tools: Readonly<Record<string, ComponentType>>;
  icons: Readonly<Record<string, ComponentType>>;
  /** The sentence of a catalogue id, in the current language. */
  t: (key: string) => string;
  /** Around everything: the column. Stays mounted from page to page, while header and footer change. */
  Frame: ComponentType<FrameProps>;
  Spinner: FunctionComponent;
  Failure: ComponentType<FailureProps>;
}

export interface AppScope extends AppParts {
  session: EngineSession;
  loader: PageLoader;
  /** Called when the first page is in the document, or what went wrong with it. */
  onFirstPage: () => void;
}

export const AppContext = createContext<AppScope | undefined>(undefined);

/** The app around this component: its manifest and registries. @throws outside of an app */
export function useApp(): AppScope {
  const app = use(AppContext);
  if (app === undefined) throw new Error('This component belongs inside of an app');
  return app;
}
