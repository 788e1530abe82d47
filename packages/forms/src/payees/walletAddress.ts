import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

export type WalletNetwork = 'ERC20' | 'TRC20';

/** The network of an address, with its checksum verified; null if it is invalid. */
export function networkOf(address: string): WalletNetwork | null {
  if (isEthereumAddress(address)) return 'ERC20';
  return isTronAddress(address) ? 'TRC20' : null;
}

/** Forty hex digits. Mixed case is the checksum (EIP-55). */
function isEthereumAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(lower));
  return [...lower].every((digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const isUpper = (index % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
    return digits.charAt(index) === (isUpper ? digit.toUpperCase() : digit);
  });
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON_BYTES = 25;
const PAYLOAD_BYTES = 21;

/** Base58Check: the version 0x41, twenty bytes, and the first four bytes of their double SHA-256. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  let value = 0n;
  for (const character of address) value = value * 58n + BigInt(BASE58.indexOf(character));
  const bytes = new Uint8Array(TRON_BYTES);
  for (let index = TRON_BYTES - 1; index >= 0; index -= 1, value >>= 8n) bytes[index] = Number(value & 255n);
  const checksum = sha256(sha256(bytes.subarray(0, PAYLOAD_BYTES)));
  return (
    value === 0n &&
    bytes[0] === 0x41 &&
    bytes.subarray(PAYLOAD_BYTES).every((byte, index) => byte === checksum[index])
  );
}
