// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { cache, root, tools } from './project.mjs';
import { runTool } from './runTool.mjs';

/** The packages of the kit and the forms. Each comes after those that it depends on. */
export const PACKED = ['money', 'api-client', 'ui-kit', 'forms'];

const SOURCES = ['src', 'package.json', 'vite.config.ts', 'tsconfig.json', 'tsconfig.build.json'];

/**
 * Builds a package for publication, after the packages that it depends on. Does nothing if `dist` was built from exactly
 * these sources.
 * @param {string} name its folder in `packages`
 * @throws with the output of the tool that failed
 */
export function buildPackage(name) {
  const folder = join(root, 'packages', name);
  const stamp = join(cache, `built-${name}.sha256`);
  const built = PACKED.slice(0, PACKED.indexOf(name) + 1);
  const inputs = built.flatMap((each) => SOURCES.map((file) => `packages/${each}/${file}`));
  // The stamp includes the output, in case something else has built or changed it since.
  const hash = () => contentHash([...inputs, `packages/${name}/dist`, 'package-lock.json', 'tsconfig.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash()) return;
  rmSync(stamp, { force: true });
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  if (existsSync(join(folder, 'vite.config.ts')))
    runTool(tools.vite, ['build', '--logLevel', 'warn'], folder);
  // Here the order of names in a type does not depend on which files were read first; in older versions it does.
  runTool(tools.tsc, ['-p', 'tsconfig.build.json', '--checkers', '1'], folder);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, hash());
}
