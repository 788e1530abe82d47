import { readEvents } from '@fairlot/api-client/events';
import type { Broker } from '../broker.js';
import { accepted, must, needed, Violation, type Check } from '../check.js';
import type { Client, OperationId } from '../client.js';
import { faultsOf, type Node } from '../contract.js';
import { restingOrder } from './tickets.js';

/** Server-sent events. */

interface Event {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const EVENT_MS = 10_000;
/** More than a stream sends while it is watched. An endless line would fill the memory. */
const MOST_BYTES = 1_000_000;
/** How long another member's stream is watched after the member's own stream has sent the event. */
const LEAK_MS = 1_000;

interface Stream {
  readonly status: number;
  /** The next event that `isWanted` accepts. @throws Violation if none comes in time or the stream ends */
  next(isWanted: (event: Event) => boolean, what: string): Promise<Event>;
  close(): void;
}

async function listen(
  client: Client,
  operationId: OperationId,
  query: Record<string, string> = {},
): Promise<Stream> {
  const abort = new AbortController();
  const response = await client.open(operationId, query, abort.signal);
  const isStream = /^text\/event-stream/.test(response.headers.get('content-type') ?? '');
  const events =
    response.ok && isStream && response.body !== null
      ? readEvents(response.body.pipeThrough(cutAfter(MOST_BYTES)))
      : undefined;
  return {
    status: response.status,
    async next(isWanted, what) {
      must(events !== undefined, `${operationId} answered ${response.status}, not with a stream`);
      const timer = setTimeout(() => abort.abort(), EVENT_MS);
      try {
        for (;;) {
          const read = await events.next().catch(() => undefined);
          must(!abort.signal.aborted, `${what} did not come within ${EVENT_MS / 1000} seconds`);
          must(read !== undefined, `the stream was cut off before ${what}`);
          if (read.done === true) throw new Violation([`the stream ended before ${what}`]);
          if (read.value.kind !== 'event') continue;
          const { id, type, data } = read.value;
          const event: Event = { id, type, data: dataIn(type, data) };
          if (isWanted(event)) return event;
        }
      } catch (error) {
        must(!abort.signal.aborted, `${what} did not come within ${EVENT_MS / 1000} seconds`);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => abort.abort(),
  };
}

function cutAfter(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error('more than a stream tells'));
      else controller.enqueue(chunk);
    },
  });
}

function dataIn(type: string, text: string): Event['data'] {
  try {
    return JSON.parse(text) as Event['data'];
  } catch {
    throw new Violation([`the data of an event ${type} is no JSON`]);
  }
}

/** The schema of an event's data. */
function dataSchema({ operations }: Broker, operationId: OperationId): Node {
  const operation = operations.find((each) => each.operationId === operationId);
  const stream = operation?.responses['200']?.content?.['text/event-stream']?.['schema'] as Node | undefined;
  return needed(stream?.['contentSchema'] as Node | undefined, `openapi.yaml has no stream ${operationId}`);
}

export const streams: readonly Check[] = [
  {
    rule: 'stream.quotes',
    says: 'A stream of quotes begins with a quote of every symbol, numbers its events by one, and never goes back in time.',
    area: 'quote',
    async run(broker) {
      const { data } = accepted(await broker.visitor.call('listInstruments', { query: { limit: '3' } }));
      needed(data[0], 'no instrument is listed');
      const waiting = new Set(data.map(({ symbol }) => symbol));
      const stream = await listen(broker.visitor, 'streamQuotes', { symbols: [...waiting].join(',') });
      const schema = dataSchema(broker, 'streamQuotes');
      try {
        let before: number | undefined;
        const until = Date.now() + EVENT_MS;
        while (waiting.size > 0) {
          must(Date.now() < until, `a quote of every symbol did not come within ${EVENT_MS / 1000} seconds`);
          const event = await stream.next(() => true, 'a quote of every symbol');
          const [fault] = faultsOf(schema, event.data);
          must(fault === undefined, `an event ${event.type} is not as openapi.yaml says: ${fault ?? ''}`);
          must(
            before === undefined || Number(event.id) === before + 1,
            `event ${event.id} came after ${before ?? ''}`,
          );
          before = Number(event.id);
          if (event.type === 'quote') waiting.delete(String(event.data['symbol']));
        }
      } finally {
        stream.close();
      }
    },
  },
  {
    rule: 'stream.member',
    says: 'A member’s stream begins with `sync` and names an order as soon as it is placed, without telling what is in it.',
    area: 'notice',
    async run(broker) {
      const stream = await listen(broker.member, 'streamMember');
      const schema = dataSchema(broker, 'streamMember');
      try {
        await stream.next(({ type }) => type === 'sync', 'the event sync');
        const order = await restingOrder.place(broker);
        const event = await stream.next(
          ({ type, data }) => type === 'order' && data['id'] === order.id,
          `an event of the order ${order.id}`,
        );
        await restingOrder.cancel(broker, order);
        const [fault] = faultsOf(schema, event.data);
        must(fault === undefined, `an event is not as openapi.yaml says: ${fault ?? ''}`);
        must(!('price' in event.data || 'symbol' in event.data), 'the event tells what is in the order');
      } finally {
        stream.close();
      }
    },
  },
  {
    rule: 'stream.owner',
    says: 'A member’s stream tells nothing of other members’ orders.',
    area: 'notice',
    async run(broker) {
      const [mine, theirs] = [
        await listen(broker.member, 'streamMember'),
        await listen(broker.other(), 'streamMember'),
      ];
      try {
        for (const stream of [mine, theirs])
          await stream.next(({ type }) => type === 'sync', 'the event sync');
        const order = await restingOrder.place(broker);
        const isOfIt = ({ data }: Event): boolean => data['id'] === order.id;
        const leak = theirs.next(isOfIt, 'nothing').then(
          () => true,
          () => false,
        );
        await mine.next(isOfIt, `an event of the order ${order.id}`);
        await restingOrder.cancel(broker, order);
        const isTold = await Promise.race([
          leak,
          new Promise((resolve) => setTimeout(() => resolve(false), LEAK_MS)),
        ]);
        must(isTold === false, 'somebody else’s stream names the order');
      } finally {
        mine.close();
        theirs.close();
      }
    },
  },
  {
    rule: 'stream.ends',
    says: 'The stream of a session ends with that session, and says so.',
    area: 'notice',
    async run(broker) {
      const { client } = await broker.signIn();
      const stream = await listen(client, 'streamMember');
      try {
        await stream.next(({ type }) => type === 'sync', 'the event sync');
        accepted(await client.call('logoutMember'));
        await stream.next(({ type }) => type === 'logout', 'the event logout');
      } finally {
        stream.close();
      }
    },
  },
  {
    rule: 'stream.limit',
    says: 'A member has four streams at most.',
    area: 'notice',
    async run(broker) {
      const { client } = await broker.signIn();
      const opened: Stream[] = [];
      try {
        for (let count = 0; count < 5; count += 1) opened.push(await listen(client, 'streamMember'));
        must(opened[4]?.status === 429, `the fifth stream of a member was answered ${opened[4]?.status}`);
      } finally {
        for (const stream of opened) stream.close();
        await client.call('logoutMember');
      }
    },
  },
];
