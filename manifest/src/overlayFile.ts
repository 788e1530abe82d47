import type { Manifest } from './define.js';
import { lint } from './lint.js';
import { applyOverlay, OverlayError } from './overlay.js';
import { overlaySchema, productSchema, type Overlay } from './overlaySchema.js';
import { faultsOfValue } from './schemaParts.js';
import { readNames } from './surroundings.js';
import { readYamlFile, type YamlFile } from './yamlFile.js';

/** The app with an overlay applied, or the overlay's errors, each as `file:line:column rule: message`. */
export type OverlayResult =
  | { manifest: Manifest; name?: string; placeOf: YamlFile['placeOf'] }
  | { faults: readonly string[] };

/** The guards that overlays may add. */
const knownGuards = (manifest: Manifest) => new Set(['login', ...Object.keys(manifest.guards ?? {})]);

/**
 * Reads an overlay, or with `asProduct` a product's `product.yaml`, and applies it to the app.
 * `shownAs`: the file's name in messages.
 */
export function readOverlay(
  manifest: Manifest,
  file: string,
  shownAs: string,
  asProduct = false,
): OverlayResult {
  const { value, placeOf, faults: unreadable } = readYamlFile(file, shownAs);
  if (unreadable.length > 0) return { faults: unreadable };
  const rule = asProduct ? 'product' : 'overlay';
  const at = (keys: readonly PropertyKey[]) => `${placeOf(keys)} ${rule}:`;
  const schema = asProduct ? productSchema : overlaySchema;
  // An overlay that is empty or contains only comments changes nothing.
  const read = schema.safeParse(value ?? {});
  if (!read.success)
    return {
      faults: faultsOfValue(schema, read.error.issues).map(({ keys, message }) => {
        const isNameless = keys.length === 1 && keys[0] === 'name' && !hasName(value);
        return `${at(keys)} ${isNameless ? 'a product needs a name. Write `name:` and what it is called' : message}`;
      }),
    };
  const { name, ...overlay } = read.data as Overlay & { name?: string };
  try {
    const laid = applyOverlay(manifest, overlay, knownGuards(manifest));
    const faults = faultsOf(laid).map(({ at: keys, message }) => `${at(keys)} ${message}`);
    if (faults.length > 0) return { faults };
    return { manifest: laid, placeOf, ...(name === undefined ? {} : { name }) };
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    return { faults: [`${at(error.at)} ${error.message}`] };
  }
}

const hasName = (value: unknown) => typeof value === 'object' && value !== null && 'name' in value;

/** Rules that the overlaid app breaks, such as a missing entry page. */
function faultsOf(manifest: Manifest): { at: readonly string[]; message: string }[] {
  return lint(manifest, readNames())
    .filter(({ severity }) => severity === 'error')
    .map(({ at, message }) => ({ at: 'file' in at ? [] : at[0] === 'app' ? at.slice(1) : at, message }));
}
