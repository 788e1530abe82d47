import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasUnstorableText, isNotNow, isPartitionMissing } from '../db/notNow.js';
import { createFailureLog } from './failureLog.js';
import { chooseLocale } from './locale.js';
import { toProblem } from './problem.js';
import { Refusal } from './refusal.js';
import { toValidationRefusal } from './validation.js';

/** `Retry-After` of a 503 without a time of its own. */
const RETRY_AFTER_S = 5;

/** Sends a refusal as a problem document. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = toProblem(refusal, chooseLocale(request.headers['accept-language']), request.id);
  const retryAfterS = refusal.retryAfterS ?? (refusal.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfterS !== undefined) reply.header('Retry-After', String(retryAfterS));
  if (refusal.allow !== undefined) reply.header('Allow', refusal.allow);
  // Close the connection instead of waiting for the rest of the body.
  if (refusal.status === 408) reply.header('Connection', 'close');
  if (refusal.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  // Sent as text, so that no response schema filters it.
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/**
 * Creates the handler of every error of a request. Any error other than a `Refusal` becomes a refusal that
 * hides its cause.
 * @param requireSession throws 401 if the session is still to be checked: a signed-out caller must not learn
 * about the shape of a request
 */
export function createErrorHandler(requireSession: (request: FastifyRequest) => Promise<void>) {
  const logFailure = createFailureLog();
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
    // A missing partition has its own log line.
    if (refusal.status >= 500 && !isPartitionMissing(cause)) {
      if (refusal.status === 503) logFailure(request.log, cause);
      else request.log.error({ err: cause }, 'request failed');
    }
    return sendRefusal(request, reply, refusal);
  };
}

/** The statuses of a malformed request. */
const SHAPE_STATUSES: ReadonlySet<number> = new Set([400, 413, 415]);

function toRefusal(error: Error & Partial<FastifyError>): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return toValidationRefusal(error.validation, error.validationContext);
  if (hasUnstorableText(error)) return new Refusal('validation');
  // A client that disconnects during its body also causes ECONNRESET, but that error has a status.
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

/** A 4xx status from a plug-in, for example for a path outside its folder, is not a failure of the server. */
const isOfRequest = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;
