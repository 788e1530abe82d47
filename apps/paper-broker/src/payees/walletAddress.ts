import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { WalletNetwork } from './schema.js';

/** The form in which a network's addresses begin. */
const LOOKS_LIKE: Readonly<Record<WalletNetwork, RegExp>> = {
  ERC20: /^0x[0-9a-fA-F]+$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]+$/,
};

/**
 * The fault of an address on a network; null for a valid one. An address of the other network has its own fault,
 * because money sent on the wrong network is lost.
 */
export function faultOfAddress(
  network: WalletNetwork,
  address: string,
): 'address_invalid' | 'network_mismatch' | null {
  const other: WalletNetwork = network === 'ERC20' ? 'TRC20' : 'ERC20';
  if (isAddress[network](address)) return null;
  return isAddress[other](address) ? 'network_mismatch' : 'address_invalid';
}

/** The form in which addresses are compared: ERC20 addresses ignore case. */
export function addressKey(network: WalletNetwork, address: string): string {
  return network === 'ERC20' ? address.toLowerCase() : address;
}

const isAddress: Readonly<Record<WalletNetwork, (address: string) => boolean>> = {
  ERC20: (address) => LOOKS_LIKE.ERC20.test(address) && isEthereumAddress(address.slice(2)),
  TRC20: (address) => LOOKS_LIKE.TRC20.test(address) && isTronAddress(address),
};

/** Forty hex digits. When they contain letters of both cases, the case is the checksum (EIP-55). */
function isEthereumAddress(digits: string): boolean {
  if (digits.length !== 40) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(lower))).toString('hex');
  return [...lower].every((digit, index) => {
    const isUpper = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digits.charAt(index) === (isUpper ? digit.toUpperCase() : digit);
  });
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON_VERSION = 0x41;
const TRON_LENGTH = 34;
const PAYLOAD_BYTES = 21;
const CHECKSUM_BYTES = 4;

/** Base58Check: a version byte, twenty bytes, and the first four bytes of their double SHA-256. */
function isTronAddress(address: string): boolean {
  if (address.length !== TRON_LENGTH) return false;
  let value = 0n;
  for (const character of address) value = value * 58n + BigInt(BASE58.indexOf(character));
  const size = PAYLOAD_BYTES + CHECKSUM_BYTES;
  const hex = value.toString(16).padStart(size * 2, '0');
  if (hex.length !== size * 2) return false;
  const bytes = Buffer.from(hex, 'hex');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  return (
    payload[0] === TRON_VERSION &&
    sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(PAYLOAD_BYTES))
  );
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
