import { accepted, must, named, refused, type Check } from '../check.js';
import type { Broker } from '../broker.js';
import type { Area } from '../capabilities.js';
import type { Exchange, Given, OperationId } from '../client.js';

/** What is somebody else’s does not exist. */

export interface Belonging {
  /** As rules name it: `order`. */
  readonly noun: string;
  readonly area: Area;
  make(broker: Broker): Promise<{ readonly id: string }>;
  /** Operations that name it by its id, with what they send. */
  readonly reached: readonly (readonly [OperationId, Given?])[];
  /** Its owner still sees it as it was. */
  readonly read?: OperationId;
  /** Fields of it that the broker changes by itself, so that they say nothing about a stranger. */
  readonly ownPace?: readonly string[];
  end?(broker: Broker, made: { readonly id: string }): Promise<void>;
}

const NOBODYS = '0'.repeat(26);
const saidBy = ({ body }: Exchange): string => JSON.stringify({ ...(body as object), request_id: '' });

/** Somebody else is answered as if it did not exist, whatever they try. */
export function belongsToOne({ noun, area, make, reached, read, ownPace = [], end }: Belonging): Check {
  return {
    rule: `${noun}.owner`,
    says: `Somebody else’s ${noun} is not found, in the same words as one that nobody has, and stays as it was.`,
    area,
    async run(broker) {
      const other = broker.other();
      const made = await make(broker);
      const look = async (): Promise<string> => {
        if (read === undefined) return '';
        const seen = accepted(await broker.member.call(read, { path: { id: made.id } }));
        return JSON.stringify(seen, (field, value: unknown) => (ownPace.includes(field) ? undefined : value));
      };
      const before = await look();
      for (const [operationId, given] of reached) {
        const theirs = await other.call(operationId, { ...given, path: { id: made.id } });
        refused(theirs, 404, 'not_found');
        const nobodys = `${made.id.split('_')[0]}_${NOBODYS}`;
        const unknown = await other.call(operationId, { ...given, path: { id: nobodys } });
        must(saidBy(theirs) === saidBy(unknown), `${named(theirs)} says that there is such a ${noun}`);
      }
      must((await look()) === before, `the ${noun} is not as it was`);
      await end?.(broker, made);
    },
  };
}
