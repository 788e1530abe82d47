import type { Manifest } from '@fairlot/manifest';
import type { ProbedApp, ProbeOptions } from '../probedApp.js';

/**
 * Observes the effect of manifest fields. `sees`: the fields that it proves, with the observations in the app and in
 * the variant. A field is proved only if the two differ.
 */
export interface Probe {
  readonly name: string;
  readonly options?: ProbeOptions;
  readonly sees: Readonly<Record<string, readonly [inApp: unknown, inVariant: unknown]>>;
  /** @returns the observation for each field. `manifest`: that of the probed app */
  readonly look: (app: ProbedApp, manifest: Manifest) => Promise<Readonly<Record<string, unknown>>>;
}
