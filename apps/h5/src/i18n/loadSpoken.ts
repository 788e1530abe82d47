import type { Namespace } from '../messages/ids.js';
import { loadWords } from './language.js';

/** Code that is fetched when it is needed, and the namespaces of what it says beyond the core. */
export interface Spoken<Part> {
  load: () => Promise<Part>;
  words: readonly Namespace[];
}

/** Fetches code and its words side by side. @throws when one of them cannot be fetched */
export async function loadSpoken<Part>({ load, words }: Spoken<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadWords(words)]);
  return part;
}
