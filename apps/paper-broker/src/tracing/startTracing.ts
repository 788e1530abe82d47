import { context, trace } from '@opentelemetry/api';
import { setStopFollowing } from './inSpan.js';

/** How long exporting to an unreachable collector may delay the server. */
const EXPORT_TIMEOUT_MS = 2_000;

/**
 * Starts sending traces to a collector. This loads OpenTelemetry's SDK, which a server without tracing never loads.
 * The SDK reads the other `OTEL_…` settings itself.
 * @param endpoint `http://127.0.0.1:4318`
 * @returns a function that sends the remaining spans and stops
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const [
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BasicTracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fairlot' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  setStopFollowing(() => void contexts.disable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
