// @ts-check
/** `npm run build [-- --product <name>]` builds the server and the app, or a product, as files for a web server. */
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
