import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** Whether an address of a connection is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Headers that proxies and tunnels add. The client behind one may be anywhere. */
const PROXY_HEADERS = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * Whether a request comes from a program on this machine and is addressed to this machine.
 *
 * The address of the connection is not enough: a proxy on this machine connects from loopback for everyone. So
 * the request must also name a loopback host, and must carry no sign of a proxy. A page of another site cannot
 * name a loopback host, even if its own name resolves to this machine (DNS rebinding). nginx adds no header by
 * default, but it speaks HTTP/1.0.
 */
export function isLocalRequest({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  if (!isLoopbackAddress(raw.socket.remoteAddress ?? '')) return false;
  if (raw.httpVersion === '1.0') return false;
  if (Object.keys(headers).some((name) => PROXY_HEADERS.test(name))) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return isLoopbackOrigin(`http://${headers.host ?? ''}`) && isLoopbackOrigin(headers.origin);
}

/** A request without an `Origin` is not from a page of another site. */
function isLoopbackOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
}

/** Whether a host name is `localhost`, `127.0.0.1` or `[::1]`. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAME.test(hostname);
