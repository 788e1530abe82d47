import { accepted, must, named, refused, type Check } from '../check.js';
import type { Broker } from '../broker.js';
import type { Area } from '../capabilities.js';
import type { Given, OperationId } from '../client.js';

/** What is sent twice with one key happens once. */

export interface Commitment {
  /** What the request creates, as rules name it: `order`. */
  readonly noun: string;
  readonly area: Area;
  readonly operationId: OperationId;
  /** A request that is accepted; a new one at each call. */
  make(broker: Broker): Promise<Given>;
  /** The same request for something else. */
  other(given: Given): Given;
  /** What there is of it now: it changes with each one that happens. */
  count(broker: Broker): Promise<string>;
  /** Takes back what happened. */
  undo?(broker: Broker, made: { readonly id: string }): Promise<void>;
}

const bodyOf = (body: unknown): { readonly id: string } => body as { id: string };

/** The three rules of idempotency for one commitment. */
export function happensOnce(commitment: Commitment): readonly Check[] {
  const { noun, area, operationId, make, other, count } = commitment;
  const undo = commitment.undo ?? (async () => undefined);
  return [
    {
      rule: `${noun}.replay`,
      says: `The same ${noun} with the same key is answered as before, says that it is a replay, and happens once.`,
      area,
      async run(broker) {
        const given = { ...(await make(broker)), key: crypto.randomUUID() };
        const first = await broker.member.call(operationId, given);
        accepted(first);
        const after = await count(broker);
        const again = await broker.member.call(operationId, given);
        must(
          again.status === first.status,
          `${named(again)} the second time, ${first.status} the first time`,
        );
        const { id } = bodyOf(first.body);
        must(bodyOf(again.body).id === id, `the second answer is of another ${noun}`);
        must(again.text === first.text, 'the second answer is not the stored one');
        must(
          again.headers.get('idempotent-replayed') === 'true',
          'the second answer has no Idempotent-Replayed',
        );
        must((await count(broker)) === after, `the ${noun} happened twice`);
        await undo(broker, bodyOf(first.body));
      },
    },
    {
      rule: `${noun}.key-reused`,
      says: `A key of one ${noun} is refused for another, which does not happen.`,
      area,
      async run(broker) {
        const given = { ...(await make(broker)), key: crypto.randomUUID() };
        const first = await broker.member.call(operationId, given);
        accepted(first);
        const after = await count(broker);
        const second = await broker.member.call(operationId, { ...other(given), key: given.key });
        refused(second, 422, 'idempotency_key_reused');
        must((await count(broker)) === after, `the other ${noun} happened all the same`);
        await undo(broker, bodyOf(first.body));
      },
    },
    {
      rule: `${noun}.at-once`,
      says: `The same ${noun} sent twice at the same time happens once: the second is a replay, or is told to come again.`,
      area,
      async run(broker) {
        const given = { ...(await make(broker)), key: crypto.randomUUID() };
        const both = await Promise.all([1, 2].map(() => broker.member.call(operationId, given)));
        const good = both.filter(({ status }) => status < 300);
        for (const answer of both) if (answer.status >= 300) refused(answer, 409, 'idempotency_in_progress');
        const ids = new Set(good.map(({ body }) => bodyOf(body).id));
        must(ids.size === 1, `${ids.size} different ones came of it`);
        await undo(broker, bodyOf(good[0]?.body));
      },
    },
  ];
}
