import type { LinkablePath, Manifest, SearchInputOf, SearchOutputOf } from '@fairlot/manifest';

/**
 * Registers the app's manifest for the types of links and `useSearch`. An app writes once:
 * `declare module './engine/register.js' { interface Register { manifest: typeof h5 } }`
 */
export interface Register {
  /** Keeps the interface non-empty; apps add `manifest`. */
  readonly engine?: true;
}

export type AppManifest = Register extends { manifest: infer M extends Manifest } ? M : Manifest;

/** A page of the app that links may use. */
export type To = LinkablePath<AppManifest>;

/** The query parameters of a page. */
export type SearchOf<P extends To> = SearchOutputOf<AppManifest, P>;

type Input<P extends To> = SearchInputOf<AppManifest, P>;
type SearchProp<P extends To> = keyof Input<P> extends never
  ? { search?: never }
  : Record<never, never> extends Input<P>
    ? { search?: Input<P> }
    : { search: Input<P> };

/** The target of a link: a page with its required query parameters. */
export type Target<P extends To> = { to: P; replace?: boolean } & SearchProp<P>;
