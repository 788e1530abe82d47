import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Statement } from '../db/database.js';
import { getTracer, isFollowing } from './inSpan.js';

const MOST_CHARACTERS = 2_000;

/** Adds a finished statement to the current trace. Its parameters are left out, because they contain customer data. */
export function recordStatement({ text, durationMs, isFailed }: Statement): void {
  if (!isFollowing() || trace.getActiveSpan()?.isRecording() !== true) return;
  const endedAt = Date.now();
  const span = getTracer().startSpan(/^\W*(\w+)/.exec(text)?.[1] ?? 'statement', {
    kind: SpanKind.CLIENT,
    startTime: endedAt - durationMs,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_CHARACTERS) },
  });
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}
