import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import x from './y.js'` and `export ... from './y.js'`, but not `import('./y.js')`, which loads later. */
const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]/g;
/** A comment says nothing to the customer, but its examples look as if it did. */
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g;
const FORMS = '@fairlot/forms';

/**
 * The areas whose sentences some files may say, found by following their imports: what must be loaded with them.
 * `areas`: every area there is; an id starts with the name of its area.
 */
export function areasSaidBy(files: readonly string[], areas: readonly string[]): Set<string> {
  const said = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8').replace(COMMENT, '');
    for (const area of areas) {
      if (new RegExp(`['"\`]${area}\\.`).test(code)) said.add(area);
    }
    for (const [, target = ''] of code.matchAll(STATIC_IMPORT)) {
      // Messages of the forms' rules are ids that the rules themselves bring along.
      if (target.startsWith(FORMS)) said.add('forms');
      const source = target.startsWith('.') ? sourceOf(join(dirname(file), target)) : undefined;
      if (source !== undefined) waiting.push(source);
    }
  }
  return said;
}

/** Imports end in `.js` and mean a TypeScript file beside it. */
function sourceOf(target: string): string | undefined {
  const stem = target.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
}
