import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../settings/config.js';
import { settings } from '../../settings/settings.js';

/** For tests of the files in `deploy/`: most cannot run here, but they must name nothing that the server does not have. */

export const root = fileURLToPath(new URL('../../../../../', import.meta.url));
export const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

const known = new Set([...settings.map(([name]) => name), 'NODE_ENV', 'NPM_CONFIG_UPDATE_NOTIFIER']);
/** Which of the environment variables the server does not know. */
export const unknownIn = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

/** How long the server takes at most to stop. */
export const { shutdownMs } = readConfig({});
/** What starts the server. */
export const START = 'apps/paper-broker/dist/main.js';
