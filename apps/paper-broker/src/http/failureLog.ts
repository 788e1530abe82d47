import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from './refusal.js';

/** How long the same failure is counted instead of logged. */
const SPAN_MS = 10_000;

/** Logs a failed request. */
export type LogFailure = (log: FastifyBaseLogger, cause: Error & { readonly code?: unknown }) => void;

/**
 * Logs failures that many requests have at once, such as a database that is down: the first one of a cause, and after
 * ten seconds how many more there were. A server that refuses for overload has not failed, and strangers can cause
 * it: that is a warning.
 */
export function createFailureLog(spanMs = SPAN_MS): LogFailure {
  const counts = new Map<string, number>();
  return (log, cause) => {
    const level = cause instanceof Refusal ? 'warn' : 'error';
    const name = typeof cause.code === 'string' ? cause.code : cause.message;
    const more = counts.get(name);
    counts.set(name, (more ?? -1) + 1);
    if (more !== undefined) return;
    log[level]({ err: cause }, 'request failed');
    setTimeout(() => {
      const count = counts.get(name) ?? 0;
      counts.delete(name);
      if (count > 0) log[level]({ cause: name, requests: count }, 'more requests failed for the same cause');
    }, spanMs).unref();
  };
}
