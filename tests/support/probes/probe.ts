import type { Manifest } from '@fairlot/manifest';
import type { ProbedApp, ProbeOptions } from '../probedApp.js';

/**
 * Sees what fields of the manifest do. `sees`: each field that it proves, with what is seen of it in the app and in the
 * variant; where both are the same, nothing is proven.
 */
export interface Probe {
  readonly name: string;
  readonly options?: ProbeOptions;
  readonly sees: Readonly<Record<string, readonly [inApp: unknown, inVariant: unknown]>>;
  /** @returns what is seen, by field. `manifest`: the one of the app that is looked at */
  readonly look: (app: ProbedApp, manifest: Manifest) => Promise<Readonly<Record<string, unknown>>>;
}
