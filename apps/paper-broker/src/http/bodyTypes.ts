import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readMultipart } from './multipart.js';
import { Refusal } from './refusal.js';

/** For the body of a request to arrive. Files have a time of their own. */
const BODY_TIMEOUT_MS = 15_000;

const files = new WeakMap<FastifyRequest, Uint8Array>();

/** The file of a multipart body. */
export const fileOf = (request: FastifyRequest): Uint8Array | undefined => files.get(request);

/**
 * JSON is the language spoken here, and forms where a file is sent; other types answer 415.
 * @param takesFile whether the operation that a request is for takes a form
 * @param senderOf who sends a form
 */
export function readBodies(
  app: FastifyInstance,
  takesFile: (request: FastifyRequest) => boolean,
  senderOf: (request: FastifyRequest) => string,
): void {
  app.removeAllContentTypeParsers();
  // Its type speaks of a promise; this parser answers by `done` only.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesFile(request)) done(new Refusal('unsupported_media_type'));
    // Some clients name the type on a request that has no body.
    else if (body.length === 0) done(null, undefined);
    else if (!isUtf8(Buffer.from(body))) done(new Refusal('malformed_json'));
    else void parse(request, body.toString(), done);
  });
  app.addHook('preParsing', (request, reply, body, done) => {
    if (!takesFile(request) && !request.raw.complete) {
      const timer = setTimeout(() => {
        // Only while somebody reads it; an error that nobody hears would end the process.
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
