import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';

const KEY_BYTES = 32;

/** Where the server's own key lies, beside an embedded database. */
export const keyFileOf = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * The settings with the server's own key: SECRET_KEY, else the file `secret.key` in DATA_DIR, made at the first start.
 * Servers that share a database share their key, so on PostgreSQL no file is made.
 */
export function withSecretKey(config: Config): Config {
  if (config.secretKey !== '' || config.databaseUrl !== undefined) return config;
  mkdirSync(config.dataDir, { recursive: true });
  const path = keyFileOf(config.dataDir);
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // There since an earlier start.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return { ...config, secretKey: readFileSync(path, 'utf8').trim() };
}
