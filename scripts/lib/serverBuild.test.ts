import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { root } from './project.mjs';
import { builtServer } from './serverBuild.mjs';

/** Builds in a process of its own, because a process builds once. @returns when the program was written */
function build(): number {
  const module = pathToFileURL(join(root, 'scripts/lib/serverBuild.mjs')).href;
  execFileSync(process.execPath, ['-e', `import('${module}').then(({ buildServer }) => buildServer())`]);
  return statSync(builtServer).mtimeMs;
}

test('the server is built again when its sources have changed, and only then', () => {
  const first = build();
  expect(build()).toBe(first);

  const program = readFileSync(builtServer, 'utf8');
  // Other tests start this program meanwhile, so it stays whole.
  writeFileSync(
    `${builtServer}.old`,
    program.replace(/^\/\/ Built from .*$/m, '// Built from other sources'),
  );
  renameSync(`${builtServer}.old`, builtServer);
  build();
  expect(readFileSync(builtServer, 'utf8')).toBe(program);
});
