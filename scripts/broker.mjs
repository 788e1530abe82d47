// @ts-check
/** `npm run operator`, `backup` and `restore`: commands of the server, whose program gets the words as they are. */
import { pathToFileURL } from 'node:url';
import { buildServer, builtServer, canBuildServer } from './lib/serverBuild.mjs';
import { red } from './lib/terminal.mjs';

try {
  if (canBuildServer()) await buildServer();
  await import(pathToFileURL(builtServer).href);
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
