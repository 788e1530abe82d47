import { readFileSync } from 'node:fs';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { Manifest } from './define.js';
import { applyOverlay, OverlayError } from './overlay.js';
import { overlaySchema } from './schema.js';

/** The app as an overlay shows it, or what is wrong with the overlay, each as `file:line:column rule: message`. */
export type OverlayResult = { manifest: Manifest } | { faults: readonly string[] };

/** The guards that overlays may add. */
const knownGuards = (manifest: Manifest) => new Set(['login', ...Object.keys(manifest.guards ?? {})]);

/** Where the value under `keys` stands: the deepest key that is there. */
function placeOf(document: Document, lines: LineCounter, keys: readonly PropertyKey[]): string {
  let place = 0;
  for (let length = keys.length; length > 0 && place === 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(keys[length - 1]))
      : undefined;
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    place = range?.[0] ?? 0;
  }
  const { line, col } = lines.linePos(place);
  return `${line}:${col}`;
}

/** Where zod says that a key is unknown it names the object around it: the key itself is what has to be shown. */
function keysOf(issue: { path: PropertyKey[]; code?: string; keys?: readonly string[] }): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...(issue.keys ?? []).slice(0, 1)] : issue.path;
}

/**
 * Reads an overlay, YAML or JSON, and lays it over the app.
 * `shownAs`: how messages name the file.
 */
export function readOverlay(manifest: Manifest, file: string, shownAs: string): OverlayResult {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos }) => {
      const { line, col } = lines.linePos(pos[0]);
      return `${shownAs}:${line}:${col} yaml: ${message.split('\n')[0] ?? ''}`;
    });
    return { faults };
  }
  const at = (keys: readonly PropertyKey[]) => `${shownAs}:${placeOf(document, lines, keys)} overlay:`;
  // An overlay that changes nothing, or nothing but comments, is an empty one.
  const read = overlaySchema.safeParse(document.toJS() ?? {});
  if (!read.success)
    return { faults: read.error.issues.map((issue) => `${at(keysOf(issue))} ${issue.message}`) };
  try {
    return { manifest: applyOverlay(manifest, read.data, knownGuards(manifest)) };
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    return { faults: [`${at(error.at)} ${error.message}`] };
  }
}
