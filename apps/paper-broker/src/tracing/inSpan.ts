import { context, SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api';

/** A tracer that does nothing until `startTracing` has been called. */
export const getTracer = (): Tracer => trace.getTracer('fairlot');

let following = 0;
/** Whether any span is recorded now. Most statements run while none is, and must cost nothing then. */
export const isFollowing = (): boolean => following > 0;
let stopFollowing = (): void => undefined;

/** @param stop stops following contexts; the next context starts it again */
export const setStopFollowing = (stop: () => void): void => void (stopFollowing = stop);

/**
 * To know which request runs a statement, Node follows each promise of the process. That slows all of them down, so
 * they are followed only while a span is recorded.
 */
export function follow(span: Span): void {
  if (span.isRecording()) following += 1;
}

/** Ends a span given to `follow`. */
export function endFollowed(span: Span): void {
  const isLast = span.isRecording() && (following -= 1) === 0;
  span.end();
  if (isLast) stopFollowing();
}

/**
 * Traces work that no request started, as the root span of a trace. Messages of errors are left out, because they may
 * contain customer data.
 */
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
