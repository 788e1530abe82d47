import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// By its place, not by its name: a Vite config is read before any of our packages is built.
import { h5, resolvePage, tabsOf, type Manifest, type Path } from '../../../manifest/src/index.js';
import { frontDoors } from '../src/boot/frontDoors.js';
import { readAreas } from './compileMessages.js';
import { readRegistry } from './pageRegistry.js';
import { laterSentences, sentencesSaidBy } from './saidSentences.js';

/** Files of the app itself, whichever page is first. */
const FRAME = ['main.tsx', 'boot/start.tsx'];
/** The sources of the forms, from the folder of the messages. */
const FORMS = '../../../../packages/forms/src';

/** Areas that must be sayable when no chunk can be loaded. An id starts with the name of its area. */
const CORE: ReadonlySet<string> = new Set(['app', 'shell']);
const isCore = (id: string): boolean => CORE.has(id.slice(0, id.indexOf('.')));

const pathsSpeaking = (words: 'start' | 'front') =>
  frontDoors.filter((door) => door.words === words).map(({ path }) => path);

function sourcesOf(messagesDir: string, paths: readonly Path[], files: readonly string[] = []): string[] {
  const registry = readRegistry(readFileSync(join(messagesDir, '../pages.ts'), 'utf8'));
  const pages = registry.filter(({ path }) => paths.some((each) => each === path));
  return [...files, ...pages.map(({ file }) => `${file}.tsx`)]
    .map((file) => join(messagesDir, '..', file))
    .filter((file) => existsSync(file));
}

/**
 * The ids of what is said without waiting for the words of all pages. `start`: by the frame, Home and Login; `front`: by the
 * other front doors, what `start` has included. A page is called what the manifest calls it, which may be a product's.
 */
export function saidByFrontDoors(
  messagesDir: string,
  manifest: Manifest = h5,
): Record<'start' | 'front', ReadonlySet<string>> {
  const ids = [...readAreas(messagesDir, 'en').values()].flatMap(Object.keys);
  const saidAt = (paths: readonly Path[], files?: readonly string[]) => [
    ...sentencesSaidBy(sourcesOf(messagesDir, paths, files), ids, join(messagesDir, FORMS)),
    ...paths.map((path) => resolvePage(manifest, path).heading ?? manifest.app.name),
  ];
  const start = new Set([
    ...saidAt(pathsSpeaking('start'), FRAME),
    ...tabsOf(manifest).map(({ tab }) => tab.label),
    ...ids.filter(isCore),
  ]);
  return { start, front: new Set([...start, ...saidAt(pathsSpeaking('front'))]) };
}

/** What a front door loads later and says without having waited for it, as `file: id`: a fault. */
export function unspokenLater(messagesDir: string): string[] {
  const ids = [...readAreas(messagesDir, 'en').values()].flatMap(Object.keys);
  const { start, front } = saidByFrontDoors(messagesDir);
  const laterAt = (paths: readonly Path[], files?: readonly string[]) =>
    laterSentences(sourcesOf(messagesDir, paths, files), ids, join(messagesDir, FORMS));
  return [
    ...laterAt(pathsSpeaking('start'), FRAME).filter(([, id]) => !start.has(id)),
    ...laterAt(pathsSpeaking('front')).filter(([, id]) => !front.has(id)),
  ].map(([file, id]) => `${file}: ${id}`);
}
