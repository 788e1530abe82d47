import type { Broker } from '../broker.js';
import { accepted, must, needed, refused, type Check } from '../check.js';
import type { BodyOf } from '../client.js';
import { belongsToOne } from './owner.js';

/** Watchlists. */

/** With signs that a broker may be tempted to escape. */
const listName = (): string => `Conformance <b> & ${crypto.randomUUID().slice(0, 8)}`;
const createList = async ({ member }: Broker): Promise<BodyOf<'createWatchlist'>> =>
  accepted(await member.call('createWatchlist', { body: { name: listName() } }));
const deleteList = async ({ member }: Broker, { id }: { readonly id: string }): Promise<void> =>
  accepted(await member.call('deleteWatchlist', { path: { id } }));

export const watchlists: readonly Check[] = [
  {
    rule: 'watchlist.items',
    says: 'A symbol is in a list once, however often it is added; a list has the name it was given, and no other list has it.',
    area: 'watchlist',
    async run(broker) {
      const { member } = broker;
      const name = listName();
      const list = accepted(await member.call('createWatchlist', { body: { name } }));
      const path = { id: list.id };
      const { data } = accepted(await broker.visitor.call('listInstruments', { query: { limit: '1' } }));
      const { symbol } = needed(data[0], 'no instrument is listed');
      const addSymbol = () => member.call('addWatchlistItem', { path, body: { symbol } });
      accepted(await addSymbol());
      accepted(await addSymbol());
      const read = accepted(await member.call('listWatchlists')).data.find(({ id }) => id === list.id);
      const same = await member.call('createWatchlist', { body: { name } });
      await deleteList(broker, list);
      must(
        read?.items.length === 1,
        `a symbol that was added twice is in the list ${read?.items.length} times`,
      );
      refused(same, 409, 'name_taken');
      must(read?.name === name, `the list "${name}" is called "${read?.name}"`);
    },
  },
  belongsToOne({
    noun: 'watchlist',
    area: 'watchlist',
    make: createList,
    reached: [
      ['updateWatchlist', { body: { name: 'Not mine' }, version: 1 }],
      ['addWatchlistItem', { body: { symbol: 'NOBODY' } }],
      ['deleteWatchlist'],
    ],
    end: deleteList,
  }),
];
