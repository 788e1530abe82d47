import { Refusal } from '../../http/refusal.js';

/** The client data that a device has signed. */
export interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** The fields of a credential that are read before the library verifies it. */
export interface CredentialText<Json> {
  readonly json: Json;
  readonly id: string;
  readonly clientData: ClientData;
}

/**
 * Parses a credential from the browser's JSON.
 * @throws Refusal `passkey_invalid` for anything else
 */
export function readCredential<Json>(text: string): CredentialText<Json> {
  try {
    const json = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } };
    const encoded = json.response?.clientDataJSON;
    if (typeof json.id !== 'string' || typeof encoded !== 'string') throw new TypeError('no credential');
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    if (typeof challenge !== 'string' || typeof origin !== 'string') throw new TypeError('no client data');
    return { json: json as Json, id: json.id, clientData: { challenge, origin } };
  } catch {
    throw new Refusal('passkey_invalid');
  }
}
