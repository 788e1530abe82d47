import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readMultipart } from './multipart.js';
import { Refusal } from './refusal.js';

/** The time limit for the body of a request; `readMultipart` has its own for files. */
const BODY_TIMEOUT_MS = 15_000;

const files = new WeakMap<FastifyRequest, Uint8Array>();

/** The file of a multipart body; undefined if there is none. */
export const fileOf = (request: FastifyRequest): Uint8Array | undefined => files.get(request);

/**
 * Installs the body parsers: multipart for operations that
 * take a file, JSON for all others. Other types answer 415.
 * @param takesFile whether the request's operation takes a file
 * @param senderOf identifies the sender of a file
 */
export function readBodies(
  app: FastifyInstance,
  takesFile: (request: FastifyRequest) => boolean,
  senderOf: (request: FastifyRequest) => string,
): void {
  app.removeAllContentTypeParsers();
  // The parser's type allows a promise, but this parser only calls `done`.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesFile(request)) done(new Refusal('unsupported_media_type'));
    // Some clients send the content type on a request without a body.
    else if (body.length === 0) done(null, undefined);
    else if (!isUtf8(Buffer.from(body))) done(new Refusal('malformed_json'));
    else void parse(request, body.toString(), done);
  });
  app.addHook('preParsing', (request, reply, body, done) => {
    if (!takesFile(request) && !request.raw.complete) {
      const timer = setTimeout(() => {
        // Emit only while the body is being read: an error event without a listener would end the process.
        if (body.listenerCount('error') > 0) body.emit('error', new Refusal('request_timeout'));
      }, BODY_TIMEOUT_MS);
      const stop = (): void => clearTimeout(timer);
      body.once('end', stop);
      reply.raw.once('close', stop);
    }
    done(null, body);
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    if (!takesFile(request)) throw new Refusal('unsupported_media_type');
    const { fields, file } = await readMultipart(request.raw, senderOf(request));
    if (file !== undefined) files.set(request, file);
    return fields;
  });
}
