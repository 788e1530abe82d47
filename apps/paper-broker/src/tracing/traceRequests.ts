import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endFollowed, follow, getTracer } from './inSpan.js';

const SERVER_ERRORS = 500;

/** Makes each request of an operation a trace. It has the route, but no address, ids, headers or body. */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    // A stream lasts for hours, so it is not traced.
    if (config.operationId === undefined || url.includes('/stream/')) return done();
    const span = getTracer().startSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    if (!span.isRecording()) return done();
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': url,
      // The id in the answer and in the log.
      'fairlot.request_id': request.id,
    });
    follow(span);
    const within = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, within);
    context.with(within, () => done());
  });
  // The body arrives in events of the connection, which are outside the context of `onRequest`: enter it again.
  app.addHook('preValidation', (request, _reply, done) => {
    const within = contexts.get(request);
    if (within === undefined) done();
    else context.with(within, () => done());
  });
  app.addHook('onResponse', (request, reply, done) => {
    const within = contexts.get(request);
    const span = within === undefined ? undefined : trace.getSpan(within);
    if (span !== undefined) {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= SERVER_ERRORS) span.setStatus({ code: SpanStatusCode.ERROR });
      endFollowed(span);
    }
    done();
  });
}
