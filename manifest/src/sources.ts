import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManifestSources } from './locate.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

/** Reads the source files of the manifest, named from the repository's root. */
export function readSources(): ManifestSources {
  const read = (file: string) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') });
  const areas = join(here, 'pages');
  return {
    main: read(join(here, 'h5.ts')),
    areas: readdirSync(areas).map((file) => read(join(areas, file))),
  };
}
