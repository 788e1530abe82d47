import { join } from 'node:path';
import { parseDatabaseUrl } from '../db/databaseUrl.js';
import { createAddressReader } from '../http/clientAddress.js';
import { isLoopbackName } from '../http/localClient.js';
import {
  ConfigError,
  readNames,
  readOptional,
  readSwitch,
  readText,
  type Environment,
} from './readSetting.js';

const MIN_KEY_LENGTH = 32;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export function readDatabaseUrl(env: Environment): string | undefined {
  const text = readOptional(env, 'DATABASE_URL');
  if (text === undefined) return undefined;
  // The message omits the value, which may contain a password.
  if (parseDatabaseUrl(text) === undefined)
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/name, with more hosts after a comma; pooling may be transaction, target_session_attrs read-write.',
    );
  return text;
}

export function readAnchorFile(env: Environment): string | undefined {
  const path = readOptional(env, 'ANCHOR_FILE');
  if (path !== undefined || readDatabaseUrl(env) !== undefined) return path;
  return join(readText(env, 'DATA_DIR', '.data'), 'anchors.txt');
}

export function readProxies(env: Environment): readonly string[] {
  const entries = (readOptional(env, 'TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((each) => each !== '');
  try {
    createAddressReader(entries);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`TRUSTED_PROXIES must be addresses or CIDRs: ${reason}.`);
  }
  return entries;
}

export function readSecretKey(env: Environment, isProduction: boolean): string {
  const key = readOptional(env, 'SECRET_KEY');
  if (key !== undefined) {
    if (key.length < MIN_KEY_LENGTH)
      throw new ConfigError(`SECRET_KEY must have ${MIN_KEY_LENGTH} characters or more.`);
    return key;
  }
  const databaseUrl = readDatabaseUrl(env);
  if (databaseUrl === undefined) return '';
  if (isProduction) throw new ConfigError('DATABASE_URL needs SECRET_KEY in production.');
  // The password is known outside the database too, and to every server on it.
  return new URL(parseDatabaseUrl(databaseUrl)?.hosts[0] ?? '').password;
}

/** Customers' documents travel to this address, so beyond this machine it must be a private connection. */
export function readPicturesUrl(env: Environment): string | undefined {
  const text = readOptional(env, 'PICTURES_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
  const isBucket = /^\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\/?$/.test(url?.pathname ?? '');
  const isComplete = url !== undefined && url.username !== '' && url.password !== '' && url.hash === '';
  const isKnown = [...(url?.searchParams.keys() ?? [])].every((name) => name === 'region');
  // The message omits the value, which contains a secret.
  if (!isPrivate || !isBucket || !isComplete || !isKnown)
    throw new ConfigError('PICTURES_URL must look like https://key:secret@host/bucket?region=eu-central-1.');
  return text;
}

/** Whether the mailbox is open. A server that others can reach must not show codes. */
export function readMailbox(env: Environment, isProduction: boolean): boolean {
  const origin = readOrigin(env);
  const isPublic =
    !LOOPBACK.has(readText(env, 'HOST', '127.0.0.1')) ||
    readOptional(env, 'TRUSTED_PROXIES') !== undefined ||
    (origin !== undefined && !isLoopbackName(new URL(origin).hostname));
  const hasProvider =
    readOptional(env, 'SMTP_URL') !== undefined || readOptional(env, 'SMS_URL') !== undefined;
  const mayOpen = !isPublic && !hasProvider;
  const isOpen = readSwitch(env, 'SIMULATED_MAILBOX', ['on', 'off'], mayOpen && !isProduction ? 'on' : 'off');
  if (isOpen && !mayOpen) {
    throw new ConfigError(
      'SIMULATED_MAILBOX=on is refused with SMTP_URL, SMS_URL, a public HOST or PUBLIC_ORIGIN, or TRUSTED_PROXIES: it shows codes.',
    );
  }
  return isOpen;
}

export function readPhone(env: Environment): string | undefined {
  const text = readOptional(env, 'SUPPORT_WHATSAPP');
  if (text !== undefined && !/^\+[1-9]\d{5,14}$/.test(text))
    throw new ConfigError('SUPPORT_WHATSAPP must look like +491701234567: + and 6 to 15 digits.');
  return text;
}

/**
 * A chat script reads what customers write into it. So it must be loaded over a private connection, and must
 * not have the app's origin.
 */
export function readVendors(env: Environment): readonly string[] {
  const addresses = readNames(env, 'SUPPORT_VENDORS');
  for (const address of addresses) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isPrivate =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
    if (url === undefined || !isPrivate || url.username !== '')
      throw new ConfigError(
        `SUPPORT_VENDORS must be addresses such as https://chat.example/widget.js, not ${JSON.stringify(address)}.`,
      );
    if (url.origin === readOrigin(env))
      throw new ConfigError(
        'SUPPORT_VENDORS must not name PUBLIC_ORIGIN: a chat script gets no access to the app.',
      );
  }
  return addresses;
}

export function readOrigin(env: Environment): string | undefined {
  const text = readOptional(env, 'PUBLIC_ORIGIN');
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).origin !== text)
    throw new ConfigError('PUBLIC_ORIGIN must look like https://fairlot.example, without a path.');
  return text;
}
