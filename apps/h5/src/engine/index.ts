export { createApp, failureKindOf, type AppOptions } from './createApp.js';
export {
  useApp,
  type FailureKind,
  type FailureProps,
  type FrameProps,
  type LayoutParts,
} from './appContext.js';
export type { Destination } from './destination.js';
export type { EngineSession, Guard, Visit } from './guards.js';
export { PageLoadError, type PageFiles } from './loadPage.js';
export { Link, useBack, useHere, useNavigate, useReturn, type LinkProps, type Navigate } from './links.js';
export { usePage, useSearch } from './pageContext.js';
export { useShown } from './Stage.js';
export type { AppManifest, SearchOf, Target, To } from './register.js';
