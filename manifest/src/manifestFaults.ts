import type { Manifest } from './define.js';
import { lint } from './lint.js';
import { show } from './locate.js';
import type { Finding, Rule, Surroundings } from './rule.js';
import { manifestSchema } from './schema.js';
import { faultsOfValue } from './schemaParts.js';

/** The errors and the hints of a manifest, each as `file:line:column rule: what is wrong. What to write`. */
export interface ManifestFaults {
  faults: readonly string[];
  infos: readonly string[];
}

/**
 * Checks a manifest against its schema, then its consistency, then the app around it.
 * `placeOf`: `file:line:column` of the value under `keys`.
 */
export function faultsOfManifest(
  manifest: unknown,
  placeOf: (keys: readonly string[]) => string,
  app: Surroundings,
  rules?: readonly Rule[],
): ManifestFaults {
  const shape = manifestSchema.safeParse(JSON.parse(JSON.stringify(manifest)));
  if (!shape.success)
    return {
      faults: faultsOfValue(manifestSchema, shape.error.issues).map(
        ({ keys, message }) => `${placeOf(keys.map(String))} schema: ${message}`,
      ),
      infos: [],
    };
  const lines = lint(manifest as Manifest, app, rules).map(({ rule, at, message, severity }) => ({
    severity,
    line: `${'file' in at ? show(at) : placeOf(at)} ${rule}: ${message}`,
  }));
  const of = (wanted: Finding['severity']) =>
    lines.filter(({ severity }) => severity === wanted).map(({ line }) => line);
  return { faults: of('error'), infos: of('info') };
}
