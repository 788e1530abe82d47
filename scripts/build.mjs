// @ts-check
/** `npm run build [-- --product <name>]`: the server, and the files of the app or of a product that a web server needs. */
import { buildApp, buildFolder, productOf } from './lib/appBuild.mjs';
import { installDependencies } from './lib/install.mjs';
import { buildServer } from './lib/serverBuild.mjs';
import { red } from './lib/terminal.mjs';

try {
  await installDependencies();
  const product = productOf(process.argv);
  await buildServer();
  await buildApp({ always: true, product });
  console.log(buildFolder(product));
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
