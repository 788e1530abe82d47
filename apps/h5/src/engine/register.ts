import type { LinkablePath, Manifest, SearchInputOf, SearchOutputOf } from '@fairlot/manifest';

/**
 * Tells links and `useSearch` which app they are in. An app writes once:
 * `declare module './engine/register.js' { interface Register { manifest: typeof h5 } }`
 */
export interface Register {
  /** Only there so that the interface is never empty; `manifest` is what apps add. */
  readonly engine?: true;
}

export type AppManifest = Register extends { manifest: infer M extends Manifest } ? M : Manifest;

/** A page of the app that may be linked to. */
export type To = LinkablePath<AppManifest>;

/** The query parameters a page reads. */
export type SearchOf<P extends To> = SearchOutputOf<AppManifest, P>;

type Input<P extends To> = SearchInputOf<AppManifest, P>;
type SearchProp<P extends To> = keyof Input<P> extends never
  ? { search?: never }
  : Record<never, never> extends Input<P>
    ? { search?: Input<P> }
    : { search: Input<P> };

/** Where a link leads: a page, and the query parameters it needs. */
export type Target<P extends To> = { to: P; replace?: boolean } & SearchProp<P>;
