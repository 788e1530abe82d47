import type { ApiClient } from './client.js';
import { eventStream, type EventStream, type EventStreamOptions } from './eventStream.js';
import { toCamelKeys } from './naming.js';
import type { components } from './schema.gen.js';

/** What changed: the event's name, and the id of the record, null for `sync`. */
export interface MemberEvent {
  /** `order`, `deposit`, `sync` …; may be one that is not known yet. */
  readonly type: string;
  readonly id: string | null;
  /** Of `sync`, in ms: answers to what was asked later than so long ago are not old. 0 where the server does not say. */
  readonly quietMs: number;
}

export interface MemberStreamOptions extends Pick<EventStreamOptions, 'silenceMs' | 'firstRetryMs'> {
  readonly client: Pick<ApiClient, 'stream'>;
  readonly onEvent: (event: MemberEvent) => void;
}

/** Hears what changes for the signed-in customer; connects when told to, and goes on behind the last event heard. */
export function memberStream({ client, onEvent, ...options }: MemberStreamOptions): EventStream {
  return eventStream({
    ...options,
    open: (lastEventId, signal) => client.stream('/stream/member', { query: {}, lastEventId, signal }),
    onEvent({ type, data }) {
      const { id, quietMs = 0 } = toCamelKeys(JSON.parse(data)) as components['schemas']['MemberEvent'];
      onEvent({ type, id, quietMs });
    },
  });
}
