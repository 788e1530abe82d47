import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Reads the client's IP address: the connection's, or the one that a trusted proxy forwards. */
export type ReadAddress = (request: IncomingMessage) => string;

/**
 * @param proxies addresses or CIDRs of proxies whose `Forwarded` and `X-Forwarded-For` are trusted
 * @throws Error that names an entry which is neither
 */
export function createAddressReader(proxies: readonly string[]): ReadAddress {
  const trusted = toBlockList(proxies);
  const isTrusted = (address: string): boolean => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return (request) => {
    const peer = plainAddress(request.socket.remoteAddress ?? '') ?? '';
    if (proxies.length === 0 || peer === '' || !isTrusted(peer)) return peer;
    const found = [readForwarded(request), readForwardedFor(request)]
      .filter((hops) => hops.length > 0)
      .map((hops) => nearestUntrusted(peer, hops, isTrusted));
    const [first = peer] = found;
    // A proxy that writes only one of the two headers passes the other one on as the client sent it. So if the
    // two disagree, trust neither.
    return found.every((address) => address === first) ? first : peer;
  };
}

/** The last hop that is not a trusted proxy. */
function nearestUntrusted(
  peer: string,
  hops: readonly (string | undefined)[],
  isTrusted: (address: string) => boolean,
): string {
  let nearest = peer;
  for (const hop of [...hops].reverse()) {
    // This hop is `unknown` or an obfuscated name, so no trusted proxy vouches for the hops before it.
    if (hop === undefined) return nearest;
    nearest = hop;
    if (!isTrusted(hop)) return nearest;
  }
  return nearest;
}

/** The hops of `Forwarded: for=192.0.2.60;proto=https, for="[2001:db8::1]:4711"` (RFC 7239). */
function readForwarded(request: IncomingMessage): (string | undefined)[] {
  const header = request.headers['forwarded'];
  if (header === undefined) return [];
  return splitQuoted(header, ',').map((element) => {
    const pairs = splitQuoted(element, ';').map((pair) => /^\s*for\s*=\s*(.*?)\s*$/i.exec(pair)?.[1]);
    const value = pairs.find((each) => each !== undefined) ?? '';
    return plainAddress(value.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1'));
  });
}

function readForwardedFor(request: IncomingMessage): (string | undefined)[] {
  const header = request.headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : header;
  return text === undefined ? [] : text.split(',').map((hop) => plainAddress(hop.trim()));
}

/** Splits a header at a separator outside quotes. */
function splitQuoted(text: string, separator: ',' | ';'): string[] {
  return (
    text.match(separator === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"])+/g : /(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? []
  );
}

/** An address without port, brackets and zone. An IPv4-mapped address (`::ffff:192.0.2.1`) becomes IPv4. */
function plainAddress(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1];
  const [address = ''] = (bracketed ?? withPort ?? text).split('%');
  if (isIP(address) === 0) return undefined;
  if (isIPv4(address)) return address;
  const mapped = /^(?:0{1,4}:){5}ffff:|^::ffff:/i.exec(address);
  const tail = mapped === null ? '' : address.slice(mapped[0].length);
  if (isIPv4(tail)) return tail;
  const groups = toGroups(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return address;
}

/** The eight 16-bit groups of an IPv6 address. */
function toGroups(address: string): number[] {
  const dotted = /:(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(1).map(Number) ?? [];
  const text =
    dotted === null
      ? address
      : `${address.slice(0, dotted.index)}:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  const [head = '', tail] = text.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * The network of an address: an IPv4 address itself, or the first bits of an IPv6 address.
 * @param bits a multiple of 16
 */
export function toNetwork(address: string, bits: number): string {
  if (!address.includes(':')) return address;
  const groups = toGroups(address).slice(0, bits / 16);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The key of a rate limit: an IPv4 address, or the /64 of an IPv6 address, which providers give to one customer. */
export const limitedAddress = (address: string): string => toNetwork(address, 64);

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const length = version === 4 ? 32 : 128;
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= length);
    if (version === 0 || !isPrefix) throw new Error(`"${entry}" is neither an address nor a CIDR`);
    list.addSubnet(address, bits === undefined ? length : Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
