import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressed = promisify(gzip);

/** Below it, a packet or two carry the text as it is. Characters. */
const WORTH_IT = 2_000;
/** The quickest: a higher one makes prices a tenth smaller in twice the time. */
const LEVEL = 1;

/**
 * A long answer in gzip, for whoever takes it.
 *
 * Only for what everybody may read: the length of a compressed text tells about a secret in it to whoever can have words
 * of his own put beside it.
 */
export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
  if (!takesGzip(request.headers['accept-encoding'])) return payload;
  // Another text of the same content: its tag says so.
  const tag = reply.getHeader('ETag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('ETag', `W/${tag}`);
  reply.removeHeader('Content-Length').header('Content-Encoding', 'gzip');
  return compressed(payload, { level: LEVEL });
}

function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])\d*)?\s*$/.test(each));
}
