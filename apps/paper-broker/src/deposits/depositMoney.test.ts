import { add, decimal, fromInteger, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleOf } from '../currencies.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { convertedAmount, creditLines } from './depositMoney.js';
import { openDepositCounter, type DepositCounter } from './testing/depositCounter.js';

const cents = (count: bigint): Decimal => (fromInteger(count) / 100n) as Decimal;
const currencies = fc.constantFrom('USD', 'EUR', 'HKD', 'SGD', 'USDT');

describe('the postings of a deposit', () => {
  const conversions = fc
    .record({
      amount: fc.bigInt({ min: 2n, max: 10n ** 12n }),
      fee: fc.bigInt({ min: 0n, max: 1000n }),
      rate: fc.bigInt({ min: 1n, max: 10n ** 10n }),
      currency: currencies,
      convertedCurrency: currencies,
    })
    .filter(({ amount, fee }) => amount > fee)
    .map((drawn) => ({
      ...drawn,
      amount: cents(drawn.amount),
      fee: cents(drawn.fee),
      rate: (drawn.currency === drawn.convertedCurrency ? decimal('1') : drawn.rate) as Decimal,
    }));

  it('sum to zero in every currency at any rate, and never credit more than the deposit is worth', () => {
    fc.assert(
      fc.property(conversions, (conversion) => {
        const lines = creditLines('mem_1', conversion);
        const sums = new Map<string, Decimal>();
        for (const { commodity, amount } of lines)
          sums.set(commodity, add(sums.get(commodity) ?? ZERO, amount));
        expect([...sums.values()].every((total) => total === 0n)).toBe(true);
        const credited = convertedAmount(conversion);
        expect(sum(lines.flatMap((line) => ('memberId' in line ? [line.amount] : [])))).toBe(credited);
        const rounding = lines.find((line) => 'house' in line && line.house === 'rounding')?.amount ?? ZERO;
        expect(rounding >= 0n).toBe(true);
        expect(rounding * 10n ** BigInt(scaleOf(conversion.convertedCurrency)) < fromInteger(1n)).toBe(true);
      }),
    );
  });
});

describeOnBothStores('concurrent deposits', (makeStore) => {
  let db: Database;
  let counter: DepositCounter;

  beforeAll(async () => {
    db = await makeStore();
    counter = await openDepositCounter(db, true);
  });
  afterAll(async () => {
    expect(await counter.faults()).toEqual([]);
    await counter.close();
    await db.close();
  });

  it('are either cancelled or passed, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = await counter.signUp();
      const { id } = await counter.tell(ada);
      const [canceled, passed] = await Promise.allSettled([
        counter.send(ada, 'DELETE', `/${id}`),
        counter.decide(id, 'pass'),
      ]);
      const hasCanceled = canceled.status === 'fulfilled' && canceled.value.status === 200;
      expect(hasCanceled).toBe(passed.status === 'rejected');
      expect(await counter.funds(ada)).toEqual(hasCanceled ? {} : { USD: '100' });
    }
  });

  it('count a transfer once that is reported several times concurrently', async () => {
    const ada = await counter.signUp();
    const body = async () =>
      counter.body(ada, { channel_id: 'wallet_usdt_trc20', tx_hash: 'f'.repeat(64), amount: '20' });
    const bodies = await Promise.all([body(), body(), body(), body()]);
    const said = await Promise.all(bodies.map((each) => counter.send(ada, 'POST', '', each)));
    expect(said.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('to a wallet are confirmed one by one, and reviewed by the policy after the last', async () => {
    const ada = await counter.signUp();
    const wallet = { channel_id: 'wallet_usdt_erc20', amount: '100', timezone: 'Asia/Tokyo' };
    const { status, body } = await counter.send(ada, 'POST', '/simulation', wallet);
    expect([status, body['tx_hash'], body['confirmations']]).toEqual([
      201,
      expect.stringMatching(/^0x[0-9a-f]{64}$/),
      0,
    ]);
    const id = body['id'] as string;
    for (const count of [1, 2, 3]) {
      await expect(counter.decide(id, 'pass')).rejects.toMatchObject({ code: 'not_reviewable' });
      await counter.pass(20_000);
      expect((await counter.get(ada, id)).confirmations).toBe(count);
    }
    expect((await counter.get(ada, id)).status).toBe(0);
    await counter.pass(20_000);
    expect(await counter.get(ada, id)).toMatchObject({ status: 1, fee: '3', converted_amount: '97' });
    expect(await counter.notices(ada)).toEqual(['confirmed', 'pass', 'submitted']);
    const card = await counter.send(ada, 'POST', '/simulation', { ...wallet, channel_id: 'card_usd' });
    expect([card.status, card.body['code']]).toEqual([400, 'validation']);
  });

  it('leave accounts equal to the sum of the credited amounts', async () => {
    const ada = await counter.signUp();
    let credited = ZERO;
    const amounts = fc.sample(fc.integer({ min: 8000, max: 99_999 }), { numRuns: 12, seed: 7 });
    for (const [index, amount] of amounts.entries()) {
      const channel = ['card_eur', 'card_hkd', 'card_sgd', 'card_usd'][index % 4];
      const { id } = await counter.tell(ada, { channel_id: channel, amount: toText(cents(BigInt(amount))) });
      const part = { auditAmount: toText(cents(BigInt(amount - 1))) };
      await counter.decide(id, index % 3 === 0 ? 'partial' : 'pass', part);
      credited = add(credited, decimal((await counter.get(ada, id)).converted_amount ?? '0'));
      counter.clock.advance(HOUR_MS);
    }
    expect(await counter.funds(ada)).toEqual({ USD: String(Number(toText(credited))) });
    expect(await counter.faults()).toEqual([]);
  });
});
