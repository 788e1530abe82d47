// @ts-check
/** `npm run build [-- --product <name>]`: the files that a web server needs, of the app or of a product. */
import { buildApp, buildFolder, productOf } from './lib/appBuild.mjs';
import { installDependencies } from './lib/install.mjs';
import { red } from './lib/terminal.mjs';

try {
  await installDependencies();
  const product = productOf(process.argv);
  await buildApp({ always: true, product });
  console.log(buildFolder(product));
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
