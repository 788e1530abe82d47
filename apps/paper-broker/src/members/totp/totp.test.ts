import { describe, expect, it } from 'vitest';
import { matchStep, stepOf, toBase32, totpCode, totpUri } from './totp.js';

/** The key and the times of RFC 6238, appendix B. Its codes have eight digits; the last six are ours. */
const key = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i s are those of the standard', (seconds, code) => {
    expect(totpCode(key, stepOf(new Date(seconds * 1000)))).toBe(code);
  });

  it('hold for the step before and after, and only once', () => {
    const wall = new Date(1111111109_000);
    const step = stepOf(wall);
    for (const near of [step - 1, step, step + 1]) {
      expect(matchStep(key, totpCode(key, near), wall, 0)).toBe(near);
      expect(matchStep(key, totpCode(key, near), wall, near)).toBeUndefined();
    }
    for (const far of [step - 2, step + 2])
      expect(matchStep(key, totpCode(key, far), wall, 0)).toBeUndefined();
    expect(matchStep(key, '12', wall, 0)).toBeUndefined();
  });

  it('come from a key that can be typed or scanned', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(toBase32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri('Blue Bay', 'a b@c.example', 'ABC')).toBe(
      'otpauth://totp/Blue%20Bay:a%20b%40c.example?secret=ABC&issuer=Blue%20Bay',
    );
  });
});
