import type { Namespace } from '../messages/ids.js';
import { loadWords } from './language.js';

/** Lazily loaded code, and the namespaces of its messages beyond the core. */
export interface Spoken<Part> {
  load: () => Promise<Part>;
  words: readonly Namespace[];
}

/** Loads code and its messages in parallel. @throws when one of them cannot be loaded */
export async function loadSpoken<Part>({ load, words }: Spoken<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadWords(words)]);
  return part;
}
