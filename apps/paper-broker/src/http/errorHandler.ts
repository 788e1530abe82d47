import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isNotNow } from '../db/notNow.js';
import { chooseLocale } from './locale.js';
import { toProblem } from './problem.js';
import { Refusal } from './refusal.js';
import { toValidationRefusal } from './validation.js';

/** When to ask again for what is not available, where nobody knows better. */
const RETRY_AFTER_S = 5;

/** Sends a refusal as a problem document. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = toProblem(refusal, chooseLocale(request.headers['accept-language']), request.id);
  const retryAfterS = refusal.retryAfterS ?? (refusal.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfterS !== undefined) reply.header('Retry-After', String(retryAfterS));
  if (refusal.allow !== undefined) reply.header('Allow', refusal.allow);
  // What is still to come of the body is not waited for.
  if (refusal.status === 408) reply.header('Connection', 'close');
  if (refusal.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  // As text, so that no response schema takes part.
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/**
 * The one boundary: every error of a request ends here, and only a `Refusal` says what it was.
 * @param requireSession throws 401 where the session is still to be checked: who is not signed in learns nothing about
 * the shape of a request
 */
export function createErrorHandler(requireSession: (request: FastifyRequest) => Promise<void>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let [cause, refusal]: readonly [Error, Refusal] = [error, toRefusal(error)];
    if (SHAPE_STATUSES.has(refusal.status)) {
      try {
        await requireSession(request);
      } catch (other) {
        if (!(other instanceof Error)) throw other;
        [cause, refusal] = [other, toRefusal(other)];
      }
    }
    // What the server refuses knowingly, because too much is asked for, is no failure: strangers can cause it.
    if (refusal.status >= 500)
      request.log[cause instanceof Refusal ? 'warn' : 'error']({ err: cause }, 'request failed');
    return sendRefusal(request, reply, refusal);
  };
}

/** What can be wrong with a request before its operation has run. */
const SHAPE_STATUSES: ReadonlySet<number> = new Set([400, 413, 415]);

function toRefusal(error: Error & Partial<FastifyError>): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return toValidationRefusal(error.validation, error.validationContext);
  // A sender that leaves amid its body is "reset" as well, and has a status.
  if (error.statusCode === undefined && isNotNow(error)) return new Refusal('unavailable');
  switch (error.statusCode) {
    case 400:
      return new Refusal('malformed_json');
    case 413:
      return new Refusal('payload_too_large');
    case 415:
      return new Refusal('unsupported_media_type');
    case 503:
      return new Refusal('unavailable');
    default:
      return isOfRequest(error.statusCode) ? new Refusal('not_found') : new Refusal('internal');
  }
}

/** What a plug-in refuses of an address, a path that leaves its folder for instance, is no failure of ours. */
const isOfRequest = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;
