import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Manifest } from './define.js';
import { lint } from './lint.js';
import { applyOverlay, OverlayError } from './overlay.js';
import { overlaySchema, productSchema, type Overlay } from './overlaySchema.js';

/** The app as an overlay shows it, or what is wrong with the overlay, each as `file:line:column rule: message`. */
export type OverlayResult = { manifest: Manifest; name?: string } | { faults: readonly string[] };

/** The guards that overlays may add. */
const knownGuards = (manifest: Manifest) => new Set(['login', ...Object.keys(manifest.guards ?? {})]);

/** Where the value under `keys` stands: the deepest key that is there. */
function placeOf(document: Document, lines: LineCounter, keys: readonly PropertyKey[]): string {
  let place = 0;
  let scope: unknown = document.contents;
  for (const key of keys) {
    const pair = isMap(scope) ? scope.items.find((each) => String(each.key) === String(key)) : undefined;
    const item = isSeq(scope) ? scope.items[Number(key)] : undefined;
    const found = (pair?.key ?? item) as { range?: [number, number, number] } | undefined;
    if (found === undefined) break;
    place = found.range?.[0] ?? place;
    scope = pair === undefined ? item : pair.value;
  }
  const { line, col } = lines.linePos(place);
  return `${line}:${col}`;
}

/** Where zod says that a key is unknown it names the object around it: the key itself is what has to be shown. */
function keysOf(issue: { path: PropertyKey[]; code?: string; keys?: readonly string[] }): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...(issue.keys ?? []).slice(0, 1)] : issue.path;
}

type Issue = z.core.$ZodIssue;

/** What is wrong and what to write instead. A union says so of its parts; the last part is the one with the keys. */
function wordsOf(issue: Issue, shape: z.ZodObject): { keys: PropertyKey[]; message: string } {
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.at(-1)?.[0];
    if (inner !== undefined) {
      const told = wordsOf(inner, shape);
      return { keys: [...issue.path, ...told.keys], message: told.message };
    }
  }
  const keys = keysOf(issue);
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
    return { keys, message: `${issue.message}. Write some of ${Object.keys(shape.shape).join(', ')}` };
  if (issue.code === 'invalid_type' && issue.path[0] === 'name')
    return { keys, message: 'a product needs a name. Write `name:` and what it is called' };
  return { keys, message: issue.message };
}

/**
 * Reads an overlay or, `asProduct`, a product's `product.yaml`, and lays it over the app.
 * `shownAs`: how messages name the file.
 */
export function readOverlay(
  manifest: Manifest,
  file: string,
  shownAs: string,
  asProduct = false,
): OverlayResult {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos }) => {
      const { line, col } = lines.linePos(pos[0]);
      return `${shownAs}:${line}:${col} yaml: ${message.split('\n')[0] ?? ''}`;
    });
    return { faults };
  }
  const rule = asProduct ? 'product' : 'overlay';
  const at = (keys: readonly PropertyKey[]) => `${shownAs}:${placeOf(document, lines, keys)} ${rule}:`;
  const schema = asProduct ? productSchema : overlaySchema;
  // An overlay that changes nothing, or nothing but comments, is an empty one.
  const read = schema.safeParse(document.toJS() ?? {});
  if (!read.success)
    return {
      faults: read.error.issues.map((issue) => {
        const { keys, message } = wordsOf(issue, schema);
        return `${at(keys)} ${message}`;
      }),
    };
  const { name, ...overlay } = read.data as Overlay & { name?: string };
  try {
    const laid = applyOverlay(manifest, overlay, knownGuards(manifest));
    const faults = faultsOf(laid).map(({ at: keys, message }) => `${at(keys)} ${message}`);
    if (faults.length > 0) return { faults };
    return name === undefined ? { manifest: laid } : { manifest: laid, name };
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    return { faults: [`${at(error.at)} ${error.message}`] };
  }
}

/** What the overlay has made of the app that no app may be, such as one whose entry has gone. */
function faultsOf(manifest: Manifest): { at: readonly string[]; message: string }[] {
  return lint(manifest, {
    messages: new Map(),
    links: [],
  })
    .filter(({ severity }) => severity === 'error')
    .map(({ at, message }) => ({ at: 'file' in at ? [] : at[0] === 'app' ? at.slice(1) : at, message }));
}
