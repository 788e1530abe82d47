import { accepted, must, named, refused, type Check } from '../check.js';
import type { Broker } from '../broker.js';
import type { Area } from '../capabilities.js';
import type { Given, OperationId } from '../client.js';

/** A request that is sent twice with one idempotency key takes effect once. */

export interface Commitment {
  /** What the request creates, as in the names of the rules: `order`. */
  readonly noun: string;
  readonly area: Area;
  readonly operationId: OperationId;
  /** A request that is accepted; another one at each call. */
  make(broker: Broker): Promise<Given>;
  /** A different request, for the same key. */
  other(given: Given): Given;
  /** A state that changes each time the request takes effect. */
  count(broker: Broker): Promise<string>;
  /** Reverts the effect. */
  undo?(broker: Broker, made: { readonly id: string }): Promise<void>;
}

const bodyOf = (body: unknown): { readonly id: string } => body as { id: string };

/** The three rules of idempotency for one kind of request. */
export function happensOnce(commitment: Commitment): readonly Check[] {
  const { noun, area, operationId, make, other, count } = commitment;
  const undo = commitment.undo ?? (async () => undefined);
  return [
    {
      rule: `${noun}.replay`,
      says: `The same ${noun} with the same key happens once; the repeat gets the same answer, marked as a replay.`,
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
      says: `A key that was used for one ${noun} is refused for another, which does not happen.`,
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
      says: `The same ${noun} sent twice at the same time happens once: the second is a replay, or is told to try again.`,
      area,
      async run(broker) {
        const given = { ...(await make(broker)), key: crypto.randomUUID() };
        const both = await Promise.all([1, 2].map(() => broker.member.call(operationId, given)));
        const good = both.filter(({ status }) => status < 300);
        for (const answer of both) if (answer.status >= 300) refused(answer, 409, 'idempotency_in_progress');
        const ids = new Set(good.map(({ body }) => bodyOf(body).id));
        must(ids.size === 1, `${ids.size} different ones came of one key`);
        await undo(broker, bodyOf(good[0]?.body));
      },
    },
  ];
}

interface Creation extends Pick<Commitment, 'noun' | 'area' | 'operationId' | 'make'> {
  undo(broker: Broker, made: { readonly id: string }): Promise<void>;
}

/** The rule for a creation without an idempotency key: a repetition answers with what exists already. */
export function isThereAgain({ noun, area, operationId, make, undo }: Creation): Check {
  return {
    rule: `${noun}.repeat`,
    says: `Creating the same ${noun} again answers the existing one: 200 with its id.`,
    area,
    async run(broker) {
      const given = await make(broker);
      const first = await broker.member.call(operationId, given);
      accepted(first);
      const again = await broker.member.call(operationId, given);
      await undo(broker, bodyOf(first.body));
      must(again.status === 200, `${named(again)} the second time`);
      must(bodyOf(again.body).id === bodyOf(first.body).id, `the second answer is of another ${noun}`);
    },
  };
}
