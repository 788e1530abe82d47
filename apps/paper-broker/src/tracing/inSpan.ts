import { SpanStatusCode, trace, type Attributes, type Tracer } from '@opentelemetry/api';

/** Does nothing until `startTracing` has been called. */
export const getTracer = (): Tracer => trace.getTracer('fairlot');

/** Traces work that nobody asked for: the first span of a trace. What an error says may be about a customer, and stays out. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return getTracer().startActiveSpan(name, { root: true, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
