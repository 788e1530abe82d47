import type { ApiClient } from './client.js';
import { eventStream, type EventStream, type EventStreamOptions } from './eventStream.js';
import { toCamelKeys } from './naming.js';
import type { components } from './schema.gen.js';

/** A change: the event's name and the id of the changed record, which is null for `sync`. */
export interface MemberEvent {
  /** `order`, `deposit`, `sync` and others; it may be a type that this client does not know. */
  readonly type: string;
  readonly id: string | null;
  /** For `sync`: data requested less than this many ms ago is still current. 0 when the server does not say. */
  readonly quietMs: number;
}

export interface MemberStreamOptions extends Pick<
  EventStreamOptions,
  'onState' | 'silenceMs' | 'firstRetryMs'
> {
  readonly client: Pick<ApiClient, 'stream'>;
  readonly onEvent: (event: MemberEvent) => void;
}

/**
 * Follows changes that concern the signed-in customer. It connects on `connect`, and a new connection continues after
 * the last event.
 */
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
