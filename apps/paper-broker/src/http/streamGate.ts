import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.js';
import type { AnyAnswer, EventSink } from './operation.js';
import { senderOf, type GateFacts } from './gateFacts.js';
import { Refusal } from './refusal.js';
import { countPerSender } from './perSender.js';
import { streamEvents } from './sse.js';

const STREAMS_PER_MEMBER = 4;
const STREAMS_PER_ADDRESS = 20;

export interface StreamGate {
  /**
   * Turns the reply into a stream and counts it while it is open.
   * @throws Refusal `too_many_streams`; `unavailable` after `endAll`
   */
  open(request: FastifyRequest, reply: FastifyReply, facts: GateFacts, answer: AnyAnswer): void;
  /** Ends every open stream, and opens no further one; the clients reconnect, to another process if there is one. */
  endAll(): void;
}

export function createStreamGate(metrics: Metrics): StreamGate {
  const readers = countPerSender();
  const open = new Set<EventSink>();
  let isEnded = false;
  return {
    open(request, reply, facts, answer) {
      const start = answer.stream;
      if (start === undefined) return;
      // The client disconnected while the start was read, so no `close` event will follow.
      if (reply.raw.destroyed) return void reply.hijack();
      if (isEnded) throw new Refusal('unavailable');
      const who = senderOf(facts);
      const limit = facts.member === undefined ? STREAMS_PER_ADDRESS : STREAMS_PER_MEMBER;
      if (!readers.take(who, limit)) throw new Refusal('too_many_streams', { retryAfterS: 30 });

      reply.hijack();
      // A hijacked reply loses the headers that were set on it.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const lastEventId = request.headers['last-event-id'];
      metrics.streamOpened();
      streamEvents(reply.raw, typeof lastEventId === 'string' ? lastEventId : undefined, (sink) => {
        open.add(sink);
        const close = start(sink);
        return () => {
          open.delete(sink);
          readers.giveBack(who);
          metrics.streamClosed();
          close();
        };
      });
    },
    endAll() {
      isEnded = true;
      for (const sink of open) sink.end();
    },
  };
}
