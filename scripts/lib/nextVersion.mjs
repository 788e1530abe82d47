// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root, tools } from './project.mjs';
import { runTool } from './runTool.mjs';

/** What the next version draws otherwise. */
const CHANGE = { file: 'src/button/Button.css.ts', from: `textAlign: 'center'`, to: `textAlign: 'start'` };

/**
 * Builds the kit as its next version, whose buttons begin with their label. As deep in the repository as the kit, so that
 * the same tools and settings are found.
 * @returns {string} the folder of its modules @throws with the output of the build if it failed
 */
export function buildNextVersion() {
  const kit = join(root, 'packages/ui-kit');
  const copy = join(cache, 'next-version');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'vite.config.ts', 'tsconfig.json'])
    cpSync(join(kit, name), join(copy, name), { recursive: true });
  const about = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...about, version: `${about.version}-next` }));
  const changed = readFileSync(join(copy, CHANGE.file), 'utf8').replace(CHANGE.from, CHANGE.to);
  writeFileSync(join(copy, CHANGE.file), changed);
  runTool(tools.vite, ['build', '--logLevel', 'error'], copy);
  return join(copy, 'dist');
}
