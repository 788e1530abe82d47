import { add, compare, decimal, multiply, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, equal, must, needed, none, NotChecked, refused, type Check } from '../check.js';
import type { BodyOf } from '../client.js';
import { accountById, accountsOf, availableIn, fundedAccount, scaleOf, unitOf } from './accounts.js';
import { happensOnce } from './once.js';

/** Balances, and transfers between the member's accounts and currencies. */

type Entry = BodyOf<'listEntries'>['data'][number];

const SMALL = '1.5';
const entriesOf = async ({ member }: Broker, account: string): Promise<readonly Entry[]> =>
  accepted(await member.call('listEntries', { query: { account_id: account, limit: '50' } })).data;

const balances: readonly Check[] = [
  {
    rule: 'account.sum',
    says: 'The value of an account is its available and used money, less what is owed.',
    area: 'account',
    async run({ member }) {
      const accounts = await accountsOf(member);
      if (accounts.length === 0) throw new NotChecked('needs an account');
      for (const account of accounts) {
        const worth = subtract(
          add(decimal(account.available_funds), decimal(account.used)),
          decimal(account.owed),
        );
        equal(
          account.total_value,
          worth,
          `total_value of the ${account.kind} account in ${account.currency}`,
        );
      }
    },
  },
  {
    rule: 'account.entries',
    says: 'Each entry of an account leads from one balance to the next, and the newest balance is what is available.',
    area: 'account',
    async run(broker) {
      let found = 0;
      for (const account of await accountsOf(broker.member)) {
        const entries = await entriesOf(broker, account.id);
        const what = `of the ${account.kind} account in ${account.currency}`;
        const [newest] = entries;
        found += entries.length;
        if (newest !== undefined)
          equal(newest.balance_after, account.available_funds, `the balance after the newest entry ${what}`);
        none(
          entries.slice(1).flatMap((entry, index) => {
            const later = entries[index];
            const before =
              later === undefined ? ZERO : subtract(decimal(later.balance_after), decimal(later.amount));
            return compare(before, decimal(entry.balance_after)) === 0
              ? []
              : [`the entry ${later?.id} ${what} does not go on from the one before`];
          }),
        );
      }
      if (found === 0) throw new NotChecked('needs an account with an entry');
    },
  },
  {
    rule: 'account.owner',
    says: 'Another member’s account is not found: neither its entries can be read, nor money taken from it.',
    area: 'account',
    async run(broker) {
      const other = broker.other();
      const [mine] = await accountsOf(broker.member);
      const [theirs] = await accountsOf(other);
      const account = needed(mine, 'needs an account').id;
      refused(await other.call('listEntries', { query: { account_id: account } }), 404, 'not_found');
      const body = {
        from_account_id: account,
        to_account_id: needed(theirs, 'needs an account').id,
        amount: '1',
      };
      refused(await other.call('createTransfer', { body }), 404, 'not_found');
    },
  },
];

/** A transfer from the cash account with the most money to the trade account in the same currency. */
async function transferBody({
  member,
}: Broker): Promise<Record<'from_account_id' | 'to_account_id' | 'amount', string>> {
  const from = await fundedAccount(member, 'cash', decimal('20'));
  const to = needed(
    (await accountsOf(member)).find(({ kind, currency }) => kind === 'trade' && currency === from.currency),
    `needs a trade account in ${from.currency}`,
  );
  return { from_account_id: from.id, to_account_id: to.id, amount: SMALL };
}

const transfers: readonly Check[] = [
  {
    rule: 'transfer.moves',
    says: 'A transfer takes its amount from one account and gives the same to the other, without a fee.',
    area: 'transfer',
    async run(broker) {
      const body = await transferBody(broker);
      const ends = [body.from_account_id, body.to_account_id] as const;
      const [from, to] = [await availableIn(broker, ends[0]), await availableIn(broker, ends[1])];
      accepted(await broker.member.call('createTransfer', { body }));
      equal(
        await availableIn(broker, ends[0]),
        subtract(from, decimal(SMALL)),
        'what is left after the transfer',
      );
      equal(
        await availableIn(broker, ends[1]),
        add(to, decimal(SMALL)),
        'what has arrived after the transfer',
      );
    },
  },
  {
    rule: 'transfer.refusals',
    says: 'A transfer is refused, and nothing moves, if it exceeds the balance, goes to the same account or to another currency, or has more decimals than the currency.',
    area: 'transfer',
    async run(broker) {
      const body = await transferBody(broker);
      const query = { from_account_id: body.from_account_id, to_account_id: body.to_account_id };
      const { max, currency } = accepted(await broker.member.call('getTransferMax', { query }));
      const unit = unitOf(await scaleOf(broker, currency));
      const send = (fields: object) => broker.member.call('createTransfer', { body: { ...body, ...fields } });
      const tooMuch = toText(add(decimal(max), unit));
      refused(await send({ amount: tooMuch }), 422, 'insufficient_funds');
      refused(await send({ to_account_id: body.from_account_id }), 422, 'same_account');
      const foreign = (await accountsOf(broker.member)).find((account) => account.currency !== currency);
      if (foreign !== undefined) refused(await send({ to_account_id: foreign.id }), 422, 'currency_mismatch');
      refused(await send({ amount: '1.12345678' }), 422, 'too_many_decimals');
      refused(await send({ amount: '-1' }), 400, 'validation', 'amount');
      equal(
        await availableIn(broker, body.from_account_id),
        max,
        'the most that can be transferred, what is available,',
      );
    },
  },
  {
    rule: 'transfer.race',
    says: 'If the funds suffice for one of two transfers, exactly one happens.',
    area: 'transfer',
    async run(broker) {
      const body = await transferBody(broker);
      const before = await availableIn(broker, body.from_account_id);
      const scale = await scaleOf(broker, (await accountById(broker.member, body.from_account_id)).currency);
      const amount = toText(multiply(before, decimal('0.6'), 'down', scale));
      const both = await Promise.all(
        [1, 2].map(() => broker.member.call('createTransfer', { body: { ...body, amount } })),
      );
      const done = both.filter(({ status }) => status === 201);
      const after = await availableIn(broker, body.from_account_id);
      const back = { from_account_id: body.to_account_id, to_account_id: body.from_account_id, amount };
      for (let count = 0; count < done.length; count += 1)
        accepted(await broker.member.call('createTransfer', { body: back }));
      must(done.length === 1, `of two transfers with funds for one, ${done.length} happened`);
      equal(after, subtract(before, decimal(amount)), 'what is left after one of them');
    },
  },
  ...happensOnce({
    noun: 'transfer',
    area: 'transfer',
    operationId: 'createTransfer',
    make: async (broker) => ({ body: await transferBody(broker) }),
    other: ({ body }) => ({ body: { ...(body as object), amount: '2' } }),
    count: async (broker) => toText(await availableIn(broker, (await transferBody(broker)).from_account_id)),
  }),
];

/** The available money of the cash account in a currency; 0 if there is no account. */
async function cashIn({ member }: Broker, currency: string): Promise<Decimal> {
  const account = (await accountsOf(member)).find(
    (each) => each.kind === 'cash' && each.currency === currency,
  );
  return account === undefined ? ZERO : decimal(account.available_funds);
}

/** A quote for a small amount of the cash account with the most money, in another currency. */
async function quoted({ member, visitor }: Broker): Promise<BodyOf<'quoteConversion'>> {
  const from = await fundedAccount(member, 'cash', decimal('20'));
  const currencies = accepted(await visitor.call('listCurrencies')).data;
  const to = needed(
    currencies.find(({ code, kind }) => kind === 'fiat' && code !== from.currency),
    'needs a second currency',
  );
  const body = { from_currency: from.currency, to_currency: to.code, from_amount: '10' };
  return accepted(await member.call('quoteConversion', { body }));
}

const conversions: readonly Check[] = [
  {
    rule: 'fx.as-quoted',
    says: 'A conversion is booked as quoted: the amount times the rate, truncated to the decimals of the currency, and nothing else.',
    area: 'fx',
    async run(broker) {
      const quote = await quoted(broker);
      const { from_currency: from, to_currency: to, from_amount: paid } = quote;
      const [had, held] = [await cashIn(broker, from), await cashIn(broker, to)];
      const places = await scaleOf(broker, to);
      const expected = multiply(decimal(paid), decimal(quote.rate), 'down', places);
      equal(quote.to_amount, expected, 'to_amount, the amount times the rate,');
      const atMid = multiply(decimal(paid), decimal(quote.mid_rate), 'down', places);
      equal(quote.cost, subtract(atMid, expected), 'cost, the amount at the mid rate less to_amount,');
      const isWorse = compare(decimal(quote.rate), decimal(quote.mid_rate)) <= 0;
      must(isWorse, 'the rate is better than the mid rate');
      const body = { quote_id: quote.quote_id };
      const done = accepted(await broker.member.call('createConversion', { body }));
      equal(done.to_amount, quote.to_amount, 'to_amount of the conversion');
      equal(done.rate, quote.rate, 'the rate of the conversion');
      must(done.cost !== null, 'the conversion has no cost');
      equal(done.cost, quote.cost, 'the cost of the conversion');
      equal(await cashIn(broker, from), subtract(had, decimal(paid)), 'what is left of what was converted');
      equal(await cashIn(broker, to), add(held, decimal(quote.to_amount)), 'what the conversion brought');
    },
  },
  {
    rule: 'fx.owner',
    says: 'A quote is good for the member who asked for it.',
    area: 'fx',
    async run(broker) {
      const other = broker.other();
      const { quote_id: id } = await quoted(broker);
      refused(await other.call('createConversion', { body: { quote_id: id } }), 404, 'not_found');
    },
  },
  ...happensOnce({
    noun: 'conversion',
    area: 'fx',
    operationId: 'createConversion',
    make: async (broker) => ({ body: { quote_id: (await quoted(broker)).quote_id } }),
    other: () => ({ body: { quote_id: `qte_${'0'.repeat(26)}` } }),
    count: async ({ member }) => toText(decimal((await fundedAccount(member, 'cash', ZERO)).available_funds)),
  }),
];

export const money: readonly Check[] = [...balances, ...transfers, ...conversions];
