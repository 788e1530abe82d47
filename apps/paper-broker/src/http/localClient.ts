import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Headers that proxies and tunnels add. A client behind one may sit anywhere. */
const PROXY_HEADERS = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * Whether a request comes from a program on this machine that asked for this machine.
 *
 * The address of the connection alone does not say so: a proxy on the same machine connects from loopback for everyone.
 * So the request must also name a loopback host, which a page of another site cannot do even if its own name resolves
 * to this machine (DNS rebinding), and must carry no sign of a proxy. nginx adds no header by default and speaks
 * HTTP/1.0.
 */
export function isLocalRequest({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  if (!LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '')) return false;
  if (raw.httpVersion === '1.0') return false;
  if (Object.keys(headers).some((name) => PROXY_HEADERS.test(name))) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return isLoopbackOrigin(`http://${headers.host ?? ''}`) && isLoopbackOrigin(headers.origin);
}

/** A request without an origin comes from no page of another site. */
function isLoopbackOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
}

/** `localhost`, `127.0.0.1`, `[::1]`. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAME.test(hostname);
