import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../settings/config.js';
import { syncPath } from '../db/syncTree.mjs';

const KEY_BYTES = 32;

/** The file with the server's own key, in the folder of an embedded database. */
export const keyFileOf = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * Writes a key and waits for the disk, because what is sealed with it survives a power cut too.
 * @throws Error with code EEXIST if the file exists
 */
export function writeKeyFile(path: string, key: string): void {
  writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
  syncPath(dirname(path));
}

/**
 * The settings with the server's own key: SECRET_KEY, or the file `secret.key` in DATA_DIR, which the first start
 * creates. Servers that share a PostgreSQL database must share their key, so no file is created for them.
 */
export function withSecretKey(config: Config): Config {
  if (config.secretKey !== '' || config.databaseUrl !== undefined) return config;
  mkdirSync(config.dataDir, { recursive: true });
  const path = keyFileOf(config.dataDir);
  try {
    writeKeyFile(path, randomBytes(KEY_BYTES).toString('base64url'));
  } catch (error) {
    // The file exists since an earlier start.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return { ...config, secretKey: readFileSync(path, 'utf8').trim() };
}
