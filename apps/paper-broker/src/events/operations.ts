import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Operations, StreamEvent } from '../http/operation.js';
import { requireMember } from '../http/signedIn.js';
import type { MemberEvent } from './memberEvents.js';
import { createMemberFeed } from './memberFeed.js';

/**
 * The stream of changes for the signed-in customer.
 * @param onError called when a read of the log failed
 */
export function eventOperations(context: BrokerContext, onError: (error: unknown) => void): Operations {
  const feed = createMemberFeed(context, onError);
  return {
    async streamMember(call) {
      const { memberId, sessionId } = requireMember(call);
      const start = await feed.prepare(memberId, readSeq(call.lastEventId));
      return {
        status: 200,
        stream(sink) {
          if (start.missed === null) sink.send(syncAfter(start.quietMs));
          for (const event of start.missed ?? []) sink.send(toStreamEvent(event));
          return feed.subscribe(
            {
              memberId,
              sessionId,
              onEvent: (event) => sink.send(toStreamEvent(event)),
              onEnd: () => sink.end(),
            },
            start,
          );
        },
      };
    },
  };
}

const ID_DIGITS = 26;

const toEventId = (seq: string): string => `evt_${seq.padStart(ID_DIGITS, '0')}`;

function readSeq(lastEventId: string | undefined): string | undefined {
  const digits = /^evt_0*(\d{1,18})$/.exec(lastEventId ?? '')?.[1];
  return digits === undefined || digits === '0' ? undefined : digits;
}

/** No event has the number 0, so a reader that reconnects with this id starts anew. */
const syncAfter = (quietMs: number): StreamEvent => ({
  id: toEventId('0'),
  event: 'sync',
  data: { id: null, version: 0, quiet_ms: quietMs } satisfies Wire['MemberEvent'],
});

function toStreamEvent({ seq, event, subjectId }: MemberEvent): StreamEvent {
  const data: Wire['MemberEvent'] = { id: subjectId, version: Number(seq) };
  return { id: toEventId(seq), event, key: `${event} ${subjectId}`, data };
}
