import type { Manifest } from './define.js';
import { lint } from './lint.js';
import { locateIn, show, type ManifestSources } from './locate.js';
import type { Finding, SourcePlace, Surroundings } from './rule.js';
import { manifestSchema } from './schema.js';
import { faultsOfValue } from './schemaParts.js';

/** The errors and the hints of a manifest, each as `file:line:column rule: message`. */
export interface ManifestFaults {
  faults: readonly string[];
  infos: readonly string[];
}

/** Checks a manifest against its schema, then its consistency, then the app around it. */
export function faultsOfManifest(
  manifest: Manifest,
  sources: ManifestSources,
  app: Surroundings,
): ManifestFaults {
  const placeOf = (at: Finding['at']): SourcePlace => ('file' in at ? at : locateIn(sources, at));
  const shape = manifestSchema.safeParse(JSON.parse(JSON.stringify(manifest)));
  if (!shape.success)
    return {
      faults: faultsOfValue(manifestSchema, shape.error.issues).map(
        ({ keys, message }) => `${show(placeOf(keys.map(String)))} schema: ${message}`,
      ),
      infos: [],
    };
  const lines = lint(manifest, app).map(({ rule, at, message, severity }) => ({
    severity,
    line: `${show(placeOf(at))} ${rule}: ${message}`,
  }));
  const of = (wanted: Finding['severity']) =>
    lines.filter(({ severity }) => severity === wanted).map(({ line }) => line);
  return { faults: of('error'), infos: of('info') };
}
