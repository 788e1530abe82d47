import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the parameters of all authenticator apps: HMAC-SHA-1, 30 s, six digits. */
export const TOTP_SECRET_BYTES = 20;
const STEP_S = 30;
const DIGITS = 6;
/** Accepts the steps before and after the current one, because phones' clocks are not exact. */
const SLACK_STEPS = 1;

/** The number of the 30 s step that contains a wall time. */
export const stepOf = (wall: Date): number => Math.floor(wall.getTime() / 1000 / STEP_S);

/** The code of a step. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest[digest.length - 1] ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a code, near a wall time and later than the last used one; undefined for a wrong code. */
export function matchStep(
  secret: Uint8Array,
  code: string,
  wall: Date,
  lastStep: number,
): number | undefined {
  const now = stepOf(wall);
  for (let step = now - SLACK_STEPS; step <= now + SLACK_STEPS; step += 1) {
    const isEqual = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code.padStart(DIGITS)));
    if (isEqual && step > lastStep) return step;
  }
  return undefined;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes by RFC 4648, without padding: 20 bytes are 32 letters. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((chunk) => BASE32.charAt(Number.parseInt(chunk.padEnd(5, '0'), 2)))
    .join('');
}

/** The URI in the QR code for an authenticator app. */
export function totpUri(appName: string, account: string, secret: string): string {
  const issuer = encodeURIComponent(appName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`;
}
