import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../settings/config.js';

/**
 * Encrypts secrets that the server has to read again, with a key that is not in the database: AES-256-GCM (NIST SP
 * 800-38D) under a key derived from SECRET_KEY by HKDF-SHA-256 (RFC 5869).
 */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Keyed = Pick<Config, 'secretKey'>;

/** The data was encrypted with another key, or has changed. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Encrypts. Two results of the same text differ. */
export function seal(config: Keyed, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(config, 'seal'), nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts. @throws SealBroken */
export function unseal(config: Keyed, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(config, 'seal'), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SealBroken('A stored secret is damaged, or was sealed with another SECRET_KEY.');
  }
}

/** A keyed hash of a value that is too short for a plain hash: it cannot be guessed without the key. */
export function fingerprint(config: Keyed, text: string): Uint8Array {
  return createHmac('sha256', keyFor(config, 'fingerprint')).update(text).digest();
}

function keyFor({ secretKey }: Keyed, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', `fairlot ${use}`, KEY_BYTES));
}
