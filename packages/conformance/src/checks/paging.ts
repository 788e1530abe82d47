import { accepted, must, needed, none, NotChecked, refused, type Check } from '../check.js';
import type { Client, OperationId } from '../client.js';
import { pagedLists } from './everyOperation.js';

/** Long lists have pages. */

interface Page {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}
type Row = Readonly<Record<string, unknown>>;

const read = async (client: Client, id: string, query: Record<string, string>): Promise<Page> =>
  accepted(await client.call(id as OperationId, { query }));

const MOST_ROWS = 5;
/** A shorter list has no order to check. */
const FEWEST_ROWS = 2;
const requireLong = (longLists: number): void => {
  if (longLists === 0) throw new NotChecked('no list has two rows');
};
const nameOf = (row: Row): string => String(row['id'] ?? row['symbol']);
const INSTANTS = ['created_at', 'submitted_at', 'subscribed_at', 'opened_at', 'published_at'];

export const paging: readonly Check[] = [
  {
    rule: 'page.walk',
    says: 'Page by page a list has the same rows in the same order, none twice and none left out.',
    area: 'wire',
    async run(broker) {
      const faults: string[] = [];
      let longLists = 0;
      for (const { operationId, path, parameters } of pagedLists(broker)) {
        if (!parameters.some(({ name }) => name === 'cursor')) continue;
        const whole = await read(broker.member, operationId, { limit: String(MOST_ROWS) });
        if (whole.data.length >= FEWEST_ROWS) longLists += 1;
        if (whole.data.length < MOST_ROWS && whole.next_cursor !== null)
          faults.push(`GET ${path} has a next_cursor after its last row`);
        const walked: Row[] = [];
        let query: Record<string, string> = { limit: '1' };
        while (walked.length < whole.data.length) {
          const page = await read(broker.member, operationId, query);
          walked.push(...page.data);
          if (page.next_cursor === null || page.data.length === 0) break;
          query = { limit: '1', cursor: page.next_cursor };
        }
        if (walked.map(nameOf).join() !== whole.data.map(nameOf).join())
          faults.push(`GET ${path} has other rows one by one (${walked.length} of ${whole.data.length})`);
      }
      none(faults);
      requireLong(longLists);
    },
  },
  {
    rule: 'page.newest-first',
    says: 'What a member has done is listed with the newest first.',
    area: 'wire',
    async run(broker) {
      const faults: string[] = [];
      let longLists = 0;
      for (const { operationId, path, needsSession } of pagedLists(broker)) {
        if (!needsSession) continue;
        const { data } = await read(broker.member, operationId, { limit: '50' });
        const field = INSTANTS.find((name) => data[0]?.[name] !== undefined);
        if (field !== undefined && data.length >= FEWEST_ROWS) longLists += 1;
        const times = data.map((row) => String(row[field ?? '']));
        if (field !== undefined && times.join() !== [...times].sort().reverse().join())
          faults.push(`GET ${path} is not ordered by ${field}`);
      }
      none(faults);
      requireLong(longLists);
    },
  },
  {
    rule: 'page.cursor',
    says: 'A cursor that was tampered with is refused.',
    area: 'wire',
    async run({ member }) {
      const page = await read(member, 'listInstruments', { limit: '1' });
      const cursor = needed(page.next_cursor, 'there is no second page of instruments');
      must(
        (await read(member, 'listInstruments', { limit: '1', cursor })).data.length === 1,
        'no second page',
      );
      const other = cursor.endsWith('AA') ? 'BB' : 'AA';
      for (const forged of ['x', `${cursor}x`, `${cursor.slice(0, -2)}${other}`])
        refused(
          await member.call('listInstruments', { query: { limit: '1', cursor: forged } }),
          400,
          'invalid_cursor',
        );
    },
  },
];
