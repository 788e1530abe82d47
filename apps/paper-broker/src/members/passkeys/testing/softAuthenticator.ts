import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An authenticator with one passkey, as a server sees it: P-256, no attestation, the user always verified. */
export interface SoftAuthenticator {
  /** Answers `navigator.credentials.create`; arguments and result are JSON. */
  create(options: string, origin: string): string;
  /** Answers `navigator.credentials.get`; arguments and result are JSON. */
  get(options: string, origin: string, overrides?: { flags?: number; counter?: number }): string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function createSoftAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, rest]);
  };
  const answer = (response: Readonly<Record<string, string>>): string =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    create(options, origin) {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const coseKey = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authData(rp.id, PRESENT | VERIFIED | ATTESTED, counter, attested);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get(options, origin, overrides = {}) {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
      counter += 1;
      const data = authData(rpId, overrides.flags ?? PRESENT | VERIFIED, overrides.counter ?? counter);
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
