import { add, decimal, multiply, subtract, toText, type Decimal } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, equal, eventually, must, needed, refused, type Check } from '../check.js';
import type { BodyOf } from '../client.js';
import { accountsOf, availableIn, scaleOf, unitOf } from './accounts.js';
import { happensOnce } from './once.js';
import { belongsToOne } from './owner.js';
import { sendPicture } from './picture.js';

/** Deposits. */

const cancelFails = async ({ member }: Broker, id: string): Promise<number> =>
  (await member.call('cancelDeposit', { path: { id } })).status;

/** The terms of an open channel that takes a picture as proof of the transfer. */
async function depositTerms({ member }: Broker): Promise<BodyOf<'listDepositChannels'>['data'][number]> {
  const { data } = accepted(await member.call('listDepositChannels', { query: { type: 'card' } }));
  return needed(
    data.find(({ status }) => status === 'open'),
    'needs an open deposit channel of the type card',
  );
}

async function depositBody(broker: Broker): Promise<Record<string, string>> {
  const channel = await depositTerms(broker);
  return {
    channel_id: channel.id,
    amount: channel.min,
    proof_upload_id: (await sendPicture(broker.member, 'proof')).id,
    timezone: 'Europe/Berlin',
  };
}

const createDeposit = async (broker: Broker): Promise<BodyOf<'createDeposit'>> =>
  accepted(await broker.member.call('createDeposit', { body: await depositBody(broker) }));
const cancelDeposit = async ({ member }: Broker, { id }: { readonly id: string }) =>
  accepted(await member.call('cancelDeposit', { path: { id } }));

/** The amount credited: less the fee, times the rate, truncated to the currency's scale. */
const converted = (deposit: BodyOf<'createDeposit'>, amount: string, scale: number): Decimal =>
  multiply(subtract(decimal(amount), decimal(deposit.fee)), decimal(deposit.rate), 'down', scale);

export const deposits: readonly Check[] = [
  {
    rule: 'deposit.credited',
    says: 'A deposit that passed credits what arrived, less the stated fee, at the stated rate; nothing before that.',
    area: 'deposit',
    async run(broker) {
      const { member, capabilities } = broker;
      const channel = await depositTerms(broker);
      const account = needed(
        (await accountsOf(member)).find(
          ({ kind, currency }) => kind === 'cash' && currency === channel.account_currency,
        ),
        `needs a cash account in ${channel.account_currency}`,
      );
      const scale = await scaleOf(broker, account.currency);
      const asked = await createDeposit(broker);
      must(
        asked.status === 0 && asked.status_key === 'wait',
        `a new deposit is ${asked.status} ${asked.status_key}`,
      );
      equal(asked.fee, channel.fee, 'the fee of the deposit');
      equal(
        asked.estimated_amount ?? '0',
        converted(asked, asked.amount, scale),
        'estimated_amount of the deposit',
      );
      equal(
        await availableIn(broker, account.id),
        account.available_funds,
        'what is available before the review',
      );
      await broker.decide('pass', 'deposit', asked.id);
      const passed = await eventually(
        async () => {
          const now = accepted(await member.call('getDeposit', { path: { id: asked.id } }));
          return now.status_key === 'wait' ? undefined : now;
        },
        capabilities.reviewSeconds,
        `the deposit ${asked.id} was decided`,
      );
      must(
        passed.status === 1 && passed.status_key === 'pass',
        `the deposit was decided ${passed.status} ${passed.status_key}`,
      );
      const credited = converted(passed, passed.audit_amount ?? '0', scale);
      equal(passed.converted_amount ?? '0', credited, 'converted_amount of the deposit');
      equal(
        await availableIn(broker, account.id),
        add(decimal(account.available_funds), credited),
        'what is available after the deposit',
      );
      must((await cancelFails(broker, asked.id)) === 409, 'a deposit that has passed can still be cancelled');
    },
  },
  {
    rule: 'deposit.refusals',
    says: 'A deposit without a proof, or outside of its channel’s limits, is refused.',
    area: 'deposit',
    async run(broker) {
      const { min, max, currency } = await depositTerms(broker);
      const unit = unitOf(await scaleOf(broker, currency));
      const { proof_upload_id: _proof, ...bare } = await depositBody(broker);
      refused(await broker.member.call('createDeposit', { body: bare }), 422, 'proof_required');
      const tooMuch = { ...(await depositBody(broker)), amount: toText(add(decimal(max), decimal('1'))) };
      refused(await broker.member.call('createDeposit', { body: tooMuch }), 422, 'amount_range');
      const tooLittle = { ...(await depositBody(broker)), amount: toText(subtract(decimal(min), unit)) };
      refused(await broker.member.call('createDeposit', { body: tooLittle }), 422, 'amount_range');
    },
  },
  {
    rule: 'deposit.cancel',
    says: 'A waiting deposit can be cancelled; cancelling again gets the same answer.',
    area: 'deposit',
    async run(broker) {
      const { id } = await createDeposit(broker);
      const [first, again] = [await cancelDeposit(broker, { id }), await cancelDeposit(broker, { id })];
      must(first.status_key === 'canceled', `the cancelled deposit is ${first.status_key}`);
      must(again.canceled_at === first.canceled_at, 'cancelling twice answers something else');
    },
  },
  ...happensOnce({
    noun: 'deposit',
    area: 'deposit',
    operationId: 'createDeposit',
    make: async (broker) => ({ body: await depositBody(broker) }),
    other: ({ body }) => ({ body: { ...(body as object), timezone: 'Asia/Singapore' } }),
    count: async ({ member }) =>
      accepted(await member.call('listDeposits', { query: { limit: '20' } }))
        .data.map(({ id }) => id)
        .join(),
    undo: async (broker, made) => void (await cancelDeposit(broker, made)),
  }),
  belongsToOne({
    noun: 'deposit',
    area: 'deposit',
    make: createDeposit,
    reached: [['getDeposit'], ['cancelDeposit']],
    read: 'getDeposit',
    end: async (broker, made) => void (await cancelDeposit(broker, made)),
  }),
];
