import { add, decimal, subtract, toText } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, equal, must, named, needed, none, NotChecked, refused, type Check } from '../check.js';
import type { BodyOf } from '../client.js';
import { availableIn, fundedAccount, scaleOf, unitOf } from './accounts.js';
import { happensOnce } from './once.js';
import { belongsToOne } from './owner.js';

/** Withdrawals and payees. */

/** A payee that money can be sent to now, and the account that it comes from. */
async function withdrawable(broker: Broker) {
  const { member } = broker;
  const { status } = accepted(await member.call('getKyc'));
  if (status !== 'pass') throw new NotChecked('needs a member whose identity is verified');
  const { data } = accepted(await member.call('listBankCards'));
  const { business_time: now } = accepted(await broker.visitor.call('getBaseSettings'));
  const card = needed(
    data.find(({ usable_at: usable }) => usable <= now),
    'needs a bank account that is past its waiting time',
  );
  const account = await fundedAccount(member, 'cash', decimal('50'));
  const query = { type: 'bank', currency: account.currency };
  const { min } = accepted(await member.call('quoteWithdrawal', { query }));
  const amount = toText(add(decimal(min), decimal('2')));
  const quote = accepted(await member.call('quoteWithdrawal', { query: { ...query, amount } }));
  const body = {
    type: 'bank',
    bank_card_id: card.id,
    currency: account.currency,
    amount,
    pay_password: broker.payPassword(),
  };
  return { account, quote, body, min };
}

const createWithdrawal = async (broker: Broker): Promise<BodyOf<'createWithdrawal'>> =>
  accepted(await broker.member.call('createWithdrawal', { body: (await withdrawable(broker)).body }));
const cancelWithdrawal = async ({ member }: Broker, { id }: { readonly id: string }) =>
  accepted(await member.call('cancelWithdrawal', { path: { id } }));

export const withdrawals: readonly Check[] = [
  {
    rule: 'withdrawal.as-quoted',
    says: 'A withdrawal has the quoted fee and arrival, and takes exactly its amount; cancelling it returns all of that.',
    area: 'withdrawal',
    async run(broker) {
      const { account, quote, body } = await withdrawable(broker);
      equal(
        quote.net_amount ?? '0',
        subtract(decimal(body.amount), decimal(quote.fee)),
        'net_amount of the quote',
      );
      const asked = accepted(await broker.member.call('createWithdrawal', { body }));
      const during = await availableIn(broker, account.id);
      const canceled = await cancelWithdrawal(broker, asked);
      const again = await cancelWithdrawal(broker, asked);
      equal(asked.fee, quote.fee, 'the fee of the withdrawal');
      equal(asked.net_amount, quote.net_amount ?? '0', 'net_amount of the withdrawal');
      must(
        asked.arrival_date === quote.arrival_date,
        `it arrives on ${asked.arrival_date}; ${quote.arrival_date} was quoted`,
      );
      equal(
        during,
        subtract(decimal(account.available_funds), decimal(body.amount)),
        'what is available meanwhile',
      );
      must(
        canceled.status_key === 'canceled' && again.canceled_at === canceled.canceled_at,
        'cancelling does not answer the same twice',
      );
      equal(
        await availableIn(broker, account.id),
        account.available_funds,
        'what is available after cancelling',
      );
    },
  },
  {
    rule: 'withdrawal.refusals',
    says: 'Too little, too much, and a wrong payment password are refused with 422, and the session goes on.',
    area: 'withdrawal',
    async run(broker) {
      const { account, body, min } = await withdrawable(broker);
      const unit = unitOf(await scaleOf(broker, account.currency));
      const send = (fields: object) =>
        broker.member.call('createWithdrawal', { body: { ...body, ...fields } });
      refused(await send({ amount: toText(subtract(decimal(min), unit)) }), 422, 'below_minimum');
      refused(
        await send({ amount: toText(add(decimal(account.available_funds), unit)) }),
        422,
        'insufficient_funds',
      );
      const wrong = body.pay_password === '000001' ? '000002' : '000001';
      refused(await send({ pay_password: wrong }), 422, 'pay_password_incorrect');
      // The right password resets the count of wrong ones.
      await cancelWithdrawal(broker, await createWithdrawal(broker));
      equal(
        await availableIn(broker, account.id),
        account.available_funds,
        'what is available after the refusals',
      );
    },
  },
  {
    rule: 'withdrawal.refused',
    says: 'A refused withdrawal gives back its whole amount, and names a reason of its list.',
    area: 'withdrawal',
    async run(broker) {
      const { account, body } = await withdrawable(broker);
      if (broker.capabilities.reviews.withdrawal !== 'operator')
        throw new NotChecked('needs an operator for withdrawals');
      const { id } = accepted(await broker.member.call('createWithdrawal', { body }));
      await broker.decide('refuse', 'withdrawal', id);
      const { status_key: state, refuse_reason_key: reason } = accepted(
        await broker.member.call('getWithdrawal', { path: { id } }),
      );
      must(
        state === 'refuse' && reason !== null,
        `the refused withdrawal is ${state}, and its reason "${reason ?? ''}"`,
      );
      equal(
        await availableIn(broker, account.id),
        account.available_funds,
        'what is available after the refusal',
      );
      const late = await broker.member.call('cancelWithdrawal', { path: { id } });
      must(late.status === 409, `${named(late)}, where a refused one cannot be cancelled`);
    },
  },
  ...happensOnce({
    noun: 'withdrawal',
    area: 'withdrawal',
    operationId: 'createWithdrawal',
    make: async (broker) => ({ body: (await withdrawable(broker)).body }),
    other: ({ body }) => ({ body: { ...(body as object), amount: '21' } }),
    count: async ({ member }) =>
      accepted(await member.call('listWithdrawals', { query: { limit: '20' } }))
        .data.map(({ id }) => id)
        .join(),
    undo: async (broker, made) => void (await cancelWithdrawal(broker, made)),
  }),
  belongsToOne({
    noun: 'withdrawal',
    area: 'withdrawal',
    make: createWithdrawal,
    reached: [['getWithdrawal'], ['cancelWithdrawal']],
    read: 'getWithdrawal',
    end: async (broker, made) => void (await cancelWithdrawal(broker, made)),
  }),
];

export const payees: readonly Check[] = [
  {
    rule: 'payee.refusals',
    says: 'An IBAN or a wallet address whose check digits are wrong is refused before any money can go there.',
    area: 'payee',
    async run(broker) {
      const pay = { pay_password: broker.payPassword() };
      const card = {
        name: 'Conformance',
        account_name: 'Ada Specimen',
        account_number: '0532013000',
        bank_name: 'Example Bank',
        bank_branch: 'Mitte',
        bic: 'COBADEFFXXX',
        ...pay,
      };
      const wrongIban = { ...card, iban: 'DE89370400440532013001' };
      refused(await broker.member.call('createBankCard', { body: wrongIban }), 422, 'iban_invalid');
      const wallet = {
        name: 'Conformance',
        currency: 'USDT',
        network: 'ERC20',
        address: `0x${'0'.repeat(41)}`,
        ...pay,
      };
      const answer = await broker.member.call('createCryptoWallet', { body: wallet });
      must(answer.status === 400 || answer.status === 422, `${named(answer)} for 41 hexadecimal digits`);
    },
  },
  {
    rule: 'payee.masked',
    says: 'A stored bank account is shown masked.',
    area: 'payee',
    async run({ member }) {
      const { data } = accepted(await member.call('listBankCards'));
      needed(data[0], 'needs a bank account');
      none(
        data
          .filter(({ account_number: shown }) => /[0-9A-Za-z]{5}/.test(shown))
          .map(({ id }) => `GET /bank_card shows the number of ${id}`),
      );
    },
  },
];
