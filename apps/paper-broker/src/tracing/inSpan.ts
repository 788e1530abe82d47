import { context, SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api';

/** Does nothing until `startTracing` has been called. */
export const getTracer = (): Tracer => trace.getTracer('fairlot');

let following = 0;
let stopFollowing = (): void => undefined;

/** @param stop lets go of contexts; they are followed again from the next one on */
export const setStopFollowing = (stop: () => void): void => void (stopFollowing = stop);

/**
 * Node has to follow each promise of the process to know for whom a statement runs. That makes all of them slower, so it is
 * done only while something is recorded.
 */
export function follow(span: Span): void {
  if (span.isRecording()) following += 1;
}

/** Ends a span that was followed. */
export function endFollowed(span: Span): void {
  const isLast = span.isRecording() && (following -= 1) === 0;
  span.end();
  if (isLast) stopFollowing();
}

/** Traces work that nobody asked for: the first span of a trace. What an error says may be about a customer, and stays out. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = getTracer().startSpan(name, { root: true, attributes });
  if (!span.isRecording()) return work();
  follow(span);
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    endFollowed(span);
  }
}
