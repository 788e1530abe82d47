import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressed = promisify(gzip);

/**
 * Shorter texts, in characters, are compressed on this thread:
 * another thread would cost more than the work itself.
 */
const WORTH_A_THREAD = 64_000;

/** Shorter texts, in characters, hardly become smaller. */
const WORTH_IT = 700;
/**
 * Level 1 is the fastest: a higher level makes quotes a tenth smaller in twice the time. The window is small
 * because clearing a large one costs more than it saves for texts of this size.
 */
const OPTIONS = { level: 1, windowBits: 13, memLevel: 6 };

/**
 * Compresses a long answer with gzip if the client accepts it.
 *
 * Use it for public answers only. If a compressed text contains both a secret and an attacker's input, its length
 * reveals the secret (BREACH).
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
  // The compressed bytes differ, so the tag becomes weak.
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
