// @ts-check
/** `npm start`: from a fresh clone to the running product, without questions. */
import { spawn } from 'node:child_process';
import { buildApp, buildFolder, productOf } from './lib/appBuild.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';
import { ServerEnded } from './lib/server.mjs';
import { buildServer, builtServer } from './lib/serverBuild.mjs';
import { red } from './lib/terminal.mjs';

try {
  await installDependencies();
  if (process.argv.includes('--help') || process.argv.includes('-h')) process.exitCode = await showSettings();
  else {
    const product = productOf(process.argv);
    await buildApp({ product });
    process.exitCode = await serve(product);
  }
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = error instanceof ServerEnded ? error.exitCode : 1;
}

/** Shows the settings, which the server itself lists. @returns {Promise<number>} */
async function showSettings() {
  await buildServer();
  console.log(
    [
      'npm start                      installs, builds and starts Fairlot on one port',
      'npm start -- --product NAME    the same with a brand of products/',
      '',
    ].join('\n'),
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [builtServer, '--help'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
