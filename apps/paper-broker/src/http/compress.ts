import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressed = promisify(gzip);

/** Up to here another thread costs more than the work itself, and the half millisecond keeps nobody waiting. Characters. */
const WORTH_A_THREAD = 64_000;

/** Below it, a packet or two carry the text as it is. Characters. */
const WORTH_IT = 2_000;
/**
 * The quickest level: a higher one makes prices a tenth smaller in twice the time. And a small window: clearing a large one
 * takes longer than it saves in texts of this size.
 */
const OPTIONS = { level: 1, windowBits: 13, memLevel: 6 };

/**
 * A long answer in gzip, for clients that accept it.
 *
 * Only for what everybody may read: the length of a compressed text tells about a secret in it to an attacker who can have words
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
  return payload.length < WORTH_A_THREAD ? gzipSync(payload, OPTIONS) : compressed(payload, OPTIONS);
}

function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])\d*)?\s*$/.test(each));
}
