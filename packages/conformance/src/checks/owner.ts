import { accepted, must, named, refused, type Check } from '../check.js';
import type { Broker } from '../broker.js';
import type { Area } from '../capabilities.js';
import type { Exchange, Given, OperationId } from '../client.js';

/** What belongs to another member does not exist. */

export interface Belonging {
  /** The resource, as in the names of the rules: `order`. */
  readonly noun: string;
  readonly area: Area;
  make(broker: Broker): Promise<{ readonly id: string }>;
  /** Operations whose path has the id, with what they send. */
  readonly reached: readonly (readonly [OperationId, Given?])[];
  /** Reads the resource as its owner, who must find it unchanged. */
  readonly read?: OperationId;
  /** Fields that the broker changes by itself, so a change does not prove a breach. */
  readonly ownPace?: readonly string[];
  end?(broker: Broker, made: { readonly id: string }): Promise<void>;
}

const NOBODYS = '0'.repeat(26);
const textOf = ({ body }: Exchange): string => JSON.stringify({ ...(body as object), request_id: '' });

/** Another member gets the same answers as for an unknown id, whatever the operation. */
export function belongsToOne({ noun, area, make, reached, read, ownPace = [], end }: Belonging): Check {
  return {
    rule: `${noun}.owner`,
    says: `Another member’s ${noun} is not found, in the same words as an unknown one, and stays unchanged.`,
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
        must(textOf(theirs) === textOf(unknown), `${named(theirs)} says that there is such a ${noun}`);
      }
      must((await look()) === before, `the ${noun} is not as it was`);
      await end?.(broker, made);
    },
  };
}
