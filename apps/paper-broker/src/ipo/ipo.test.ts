import type { Wire } from '@fairlot/api-client/wire';
import { add, decimal, fromInteger, multiply, subtract, toText, ZERO } from '@fairlot/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { faultsOf } from '../explain/testing/addUp.js';
import { later } from '../util/instants.js';
import { findBalance } from '../ledger/balance.js';
import { createMarket } from '../market/createMarket.js';
import type { Offering } from '../market/offerings/offering.js';
import { createOfferRig, PAY_PASSWORD, type OfferRig } from '../testing/offerRig.js';
import { allot } from './allotment.js';
import { createIpoDesk } from './ipoDesk.js';
import { ipoJobs } from './ipoJobs.js';
import { ballotOf } from './offerings.js';
import { createIpoOperations } from './operations.js';

interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly quantity: string;
  readonly total_amount: string;
  readonly held_amount: string;
  readonly allotted_quantity: string | null;
  readonly refund_amount: string | null;
  readonly position_id: string | null;
  readonly cancelable: boolean;
}

const market = createMarket({ seed: 'test' });
const START = new Date('2026-03-02T15:00:00.000Z');

describeOnBothStores('a subscription of new shares', (makeStore) => {
  let db: Database;
  /** Each test uses offerings that no other test has used, because the jobs of an offering are added only once. */
  let from = START;
  const nextOffering = (isWanted: (rounds: bigint) => boolean = () => true): Offering => {
    const found = market.offerings.find((each) => {
      if (each.instrument.marketId !== 'US' || each.openAt < from) return false;
      return isWanted(allot(each.publicLots, each.crowd, [{ id: 'x', lots: 100n, ballot: 0 }]).rounds);
    });
    if (found === undefined) throw new Error('The schedule has no such offering.');
    from = later(found.openAt, HOUR_MS);
    return found;
  };
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  /** @param steps the number of allotment steps after which the process dies */
  const openRig = (start: Date, autoReview = true, steps = Number.POSITIVE_INFINITY): OfferRig =>
    createOfferRig(db, start, autoReview, (context) => {
      const { ipo_allot: allotStep, ...others } = ipoJobs(context);
      let done = 0;
      return {
        operations: createIpoOperations(context),
        jobHandlers: {
          ...others,
          async ipo_allot(tx, job) {
            await allotStep?.(tx, job);
            if ((done += 1) > steps) throw new Error('The process died here.');
          },
        },
        desks: [createIpoDesk(context)],
      };
    });
  const countAllotted = async (offering: Offering): Promise<number> => {
    const rows = await db.read
      .selectFrom('ipo_subscription')
      .select('id')
      .where('offering_id', '=', offering.id)
      .where('allotted_at', 'is not', null)
      .execute();
    return rows.length;
  };
  const available = async (memberId: string): Promise<string> =>
    toText(await findBalance(db.read, { memberId, account: 'trade', book: 'available', commodity: 'USD' }));
  const held = async (memberId: string): Promise<string> =>
    toText(await findBalance(db.read, { memberId, account: 'trade', book: 'held', commodity: 'USD' }));
  const subscribe = async (
    rig: OfferRig,
    memberId: string,
    offering: Offering,
    body: object,
  ): Promise<Subscription> => {
    const answer = await rig.call(memberId, 'subscribeIpo', {
      params: { id: offering.id },
      body: { ...body, pay_password: PAY_PASSWORD },
    });
    return answer.body as Subscription;
  };
  const read = async (rig: OfferRig, memberId: string, id: string): Promise<Subscription> =>
    (await rig.call(memberId, 'getIpoSubscription', { params: { id } })).body as Subscription;
  const noticesOf = async (memberId: string): Promise<string[]> => {
    const rows = await db.read
      .selectFrom('notice')
      .select('template')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    return rows.map(({ template }) => template);
  };
  const during = (offering: Offering): Date => later(offering.openAt, HOUR_MS);

  it(
    'goes from max to a partial allotment, money back, a listing and a sale',
    { tags: ['3.subscription.modes'] },
    async () => {
      const offering = nextOffering((rounds) => rounds > 2n && rounds < 60n);
      const rig = openRig(during(offering));
      const member = await rig.member('60000');
      const asked = await subscribe(rig, member, offering, { mode: 'max' });
      const lots = BigInt(asked.quantity) / offering.lotSize;
      expect(lots).toBeLessThanOrEqual(offering.maxLots);
      expect(asked).toMatchObject({ status: 'submitted', held_amount: asked.total_amount, cancelable: true });
      expect(await held(member)).toBe(asked.total_amount);

      await rig.advanceTo(later(during(offering), 60_000));
      expect((await read(rig, member, asked.id)).status).toBe('audited');
      await rig.advanceTo(offering.closeAt);
      expect(await read(rig, member, asked.id)).toMatchObject({
        status: 'waiting_allotment',
        cancelable: false,
      });
      expect(await rig.faults()).toEqual([]);

      await rig.advanceTo(offering.allotmentAt);
      const result = await read(rig, member, asked.id);
      expect(result.status).toBe('partially_allotted');
      const shares = decimal(result.allotted_quantity ?? '0');
      const paid = multiply(shares, offering.issuePrice, 'down');
      expect(result.refund_amount).toBe(toText(subtract(decimal(asked.total_amount), paid)));
      expect(await held(member)).toBe('0');
      expect(await available(member)).toBe(toText(subtract(decimal('60000'), paid)));
      // Until the listing, what was paid counts at the issue price.
      const accounts = (await rig.call(member, 'listAccounts')).body as {
        data: { kind: string; total_value: string }[];
      };
      expect(accounts.data.find(({ kind }) => kind === 'trade')?.total_value).toBe('60000');
      expect(await rig.faults()).toEqual([]);

      await rig.advanceTo(offering.listingAt);
      const listed = await read(rig, member, asked.id);
      expect(listed.status).toBe('listed');
      const position = (await rig.call(member, 'getPosition', { params: { id: listed.position_id ?? '' } }))
        .body as Record<string, string>;
      expect(position).toMatchObject({
        symbol: offering.instrument.symbol,
        direction: 'long',
        status: 'open',
        quantity: result.allotted_quantity,
        actual_buying_price: toText(offering.issuePrice),
      });
      await rig.call(member, 'closePosition', {
        params: { id: listed.position_id ?? '' },
        body: { quantity: result.allotted_quantity, order_type: 'market' },
      });
      await rig.advanceTo(later(offering.listingAt, HOUR_MS));
      await rig.advanceTo(later(offering.listingAt, 3 * HOUR_MS));
      const sold = (await rig.call(member, 'getPosition', { params: { id: listed.position_id ?? '' } }))
        .body as Record<string, string>;
      expect(sold['status']).toBe('closed');
      expect(await noticesOf(member)).toEqual(
        expect.arrayContaining(['submitted', 'audited', 'waiting', 'partially_allotted', 'listed']),
      );
      expect(await rig.faults()).toEqual([]);
    },
  );

  it('can be cancelled until the window closes, which releases all money; a second cancel gives the same answer', async () => {
    const offering = nextOffering();
    const rig = openRig(during(offering));
    const member = await rig.member('5000');
    const quantity = (offering.lotSize * 2n).toString();
    const first = await subscribe(rig, member, offering, { mode: 'partial', quantity });
    expect(first.total_amount).toBe(
      toText(multiply(offering.issuePrice, fromInteger(BigInt(quantity)), 'down')),
    );
    expect(await subscribe(rig, member, offering, { mode: 'max' })).toMatchObject({
      code: 'already_subscribed',
    });
    const cancel = (id: string) => rig.call(member, 'cancelIpoSubscription', { params: { id } });
    const canceled = await cancel(first.id);
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', held_amount: '0' } });
    expect(await cancel(first.id)).toEqual(canceled);
    expect(await available(member)).toBe('5000');

    const second = await subscribe(rig, member, offering, { mode: 'partial', quantity });
    const stranger = await rig.member('0');
    await expect(
      rig.call(stranger, 'cancelIpoSubscription', { params: { id: second.id } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await rig.advanceTo(offering.closeAt);
    await expect(cancel(second.id)).rejects.toMatchObject({ code: 'not_cancelable' });
    expect(await subscribe(rig, stranger, offering, { mode: 'max' })).toMatchObject({
      code: 'ipo_not_open',
    });
    expect(await rig.faults()).toEqual([]);
  });

  it('is refused with the fault of its ticket', async () => {
    const offering = nextOffering();
    const rig = openRig(during(offering));
    const member = await rig.member('1000');
    const preview = (body: object) =>
      rig.call(member, 'previewIpoSubscription', { params: { id: offering.id }, body });
    const refusals: [object, string][] = [
      [{ mode: 'partial' }, 'quantity_required'],
      [{ mode: 'max', quantity: '10' }, 'quantity_not_allowed'],
      [{ mode: 'partial', quantity: '0' }, 'minimum_unit'],
      [{ mode: 'partial', quantity: (offering.lotSize + 1n).toString() }, 'lot_size'],
      [
        { mode: 'partial', quantity: (offering.lotSize * (offering.maxLots + 1n)).toString() },
        'above_maximum',
      ],
      [{ mode: 'max', account_id: 'acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4' }, 'not_found'],
    ];
    for (const [body, code] of refusals) await expect(preview(body), code).rejects.toMatchObject({ code });
    await expect(
      rig.call(member, 'subscribeIpo', {
        params: { id: offering.id },
        body: { mode: 'max', pay_password: '000000' },
      }),
    ).rejects.toMatchObject({ code: 'pay_password_incorrect' });
    await db.transaction((tx) =>
      tx.updateTable('member').set({ kyc_status: 'under_review' }).where('id', '=', member).execute(),
    );
    await expect(preview({ mode: 'max' })).rejects.toMatchObject({ code: 'kyc_required' });
  });

  it('has a preview with its costs and the missing amount, and is then refused', async () => {
    const offering = nextOffering();
    const foreign = market.offerings.find(
      ({ instrument, openAt, closeAt }) =>
        instrument.currency !== 'USD' && openAt <= during(offering) && closeAt > during(offering),
    );
    if (foreign === undefined) throw new Error('Nothing is offered in another currency.');
    const rig = openRig(during(offering));
    const costs = (of: Offering, lots: bigint) =>
      multiply(of.issuePrice, fromInteger(of.lotSize * lots), 'down');
    const most = { mode: 'partial', quantity: (offering.lotSize * offering.maxLots).toString() };
    const [trader, poor] = [await rig.member('1000'), await rig.member('1')];
    for (const [member, of, body, lots, available] of [
      [trader, offering, most, offering.maxLots, '1000'],
      [poor, offering, { mode: 'max' }, 1n, '1'],
      // Without an account in the currency.
      [trader, foreign, { mode: 'max' }, 1n, '0'],
    ] as const) {
      const cost = costs(of, lots);
      const missing = subtract(cost, decimal(available));
      const { body: preview } = await rig.call(member, 'previewIpoSubscription', {
        params: { id: of.id },
        body,
      });
      expect(preview).toMatchObject({
        quantity: (of.lotSize * lots).toString(),
        total_amount: toText(cost),
        handling_fee: '0',
        available_before: available,
        available_after: toText(subtract(ZERO, missing)),
        missing_amount: toText(missing),
      });
      const { explained } = preview as { explained: Wire['FigureNode'][] };
      expect(explained.flatMap((tree) => faultsOf(tree))).toEqual([]);
      const { body: refusal } = await rig.call(member, 'subscribeIpo', {
        params: { id: of.id },
        body: { ...body, pay_password: PAY_PASSWORD },
      });
      expect(refusal).toMatchObject({ code: 'insufficient_funds' });
    }
  });

  it('waits for the desk if the policy does not decide; one that nobody reviews in time gets its money back', async () => {
    const offering = nextOffering((rounds) => rounds > 2n);
    const rig = openRig(during(offering), false);
    const [passed, refused, forgotten] = [
      await rig.member('5000'),
      await rig.member('5000'),
      await rig.member('5000'),
    ];
    const body = { mode: 'partial', quantity: offering.lotSize.toString() };
    const [first, second, third] = [
      await subscribe(rig, passed, offering, body),
      await subscribe(rig, refused, offering, body),
      await subscribe(rig, forgotten, offering, body),
    ];
    await rig.advanceTo(later(during(offering), HOUR_MS));
    expect((await read(rig, passed, first.id)).status).toBe('submitted');
    const [review] = rig.desks;
    expect((await review?.list())?.map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, second.id, third.id]),
    );
    const decide = (id: string, decision: 'pass' | 'refuse', reasonKey?: string, reason?: string) =>
      rig.context.db.transaction(async (tx) =>
        review?.decide(tx, id, { decision, reasonKey, reason, auditAmount: undefined }),
      );
    expect(await decide(first.id, 'pass')).toMatchObject({ status: 'audited' });
    expect(await decide(second.id, 'refuse', 'not_eligible', 'Not here')).toMatchObject({
      status: 'refused',
      refuse_reason_key: 'not_eligible',
      refuse_reason: 'Not here',
    });
    await expect(decide(second.id, 'pass')).rejects.toMatchObject({ code: 'not_reviewable' });
    expect(await available(refused)).toBe('5000');
    await rig.advanceTo(offering.listingAt);
    expect((await read(rig, passed, first.id)).status).toBe('listed');
    const overdue = { status: 'refused', refuse_reason_key: 'audit_overdue', refuse_reason: null };
    expect(await read(rig, forgotten, third.id)).toMatchObject(overdue);
    // Earlier versions stored the key as the words.
    await rig.context.db.read
      .updateTable('ipo_subscription')
      .set({ reason_key: null, reason_params: null, refuse_reason: 'audit_overdue' })
      .where('id', '=', third.id)
      .execute();
    expect(await read(rig, forgotten, third.id)).toMatchObject(overdue);
    expect(await available(forgotten)).toBe('5000');
    expect(await rig.faults()).toEqual([]);
  });

  it('repeats the answer of the same key and holds the money once', async () => {
    const offering = nextOffering();
    const rig = openRig(during(offering));
    const member = await rig.member('5000');
    const request = {
      params: { id: offering.id },
      body: { mode: 'partial', quantity: offering.lotSize.toString(), pay_password: PAY_PASSWORD },
      idempotencyKey: 'ipo-once',
    };
    const first = await rig.call(member, 'subscribeIpo', request);
    const again = await rig.call(member, 'subscribeIpo', request);
    expect(again).toMatchObject({ status: 201, body: first.body, isReplay: true });
    expect(await held(member)).toBe((first.body as Subscription).total_amount);
  });

  it('is allotted by the published rule among many, and no money is created or lost', async () => {
    const asking = fc.array(fc.bigInt(1n, 40n), { minLength: 2, maxLength: 5 });
    for (const wanted of fc.sample(asking, { numRuns: 4, seed: 7 })) {
      const offering = nextOffering();
      const rig = openRig(during(offering));
      const members: { id: string; lots: bigint; sub: Subscription }[] = [];
      for (const lots of wanted) {
        const id = await rig.member('100000');
        const quantity = (lots * offering.lotSize).toString();
        members.push({ id, lots, sub: await subscribe(rig, id, offering, { mode: 'partial', quantity }) });
      }
      for (const at of [during(offering).getTime() + 60_000, offering.closeAt, offering.listingAt])
        await rig.advanceTo(new Date(at));
      const expected = allot(
        offering.publicLots,
        offering.crowd,
        members.map(({ id, lots, sub }) => ({ id: sub.id, lots, ballot: ballotOf('test', offering, id) })),
      );
      for (const { id, sub } of members) {
        const now = await read(rig, id, sub.id);
        const lots = expected.lots.get(sub.id) ?? -1n;
        const shares = fromInteger(lots * offering.lotSize);
        expect(now.allotted_quantity).toBe(toText(shares));
        const paid = multiply(shares, offering.issuePrice, 'down');
        expect(toText(add(decimal(await available(id)), paid))).toBe('100000');
      }
      expect(await rig.faults()).toEqual([]);
    }
  });

  it('is processed without an unreadable one, which gets no lots but its money when it is repaired', async () => {
    const offering = nextOffering((rounds) => rounds > 2n);
    const rig = openRig(during(offering));
    const quantity = offering.lotSize.toString();
    const all: { member: string; id: string }[] = [];
    for (let index = 0; index < 3; index += 1) {
      const member = await rig.member('5000');
      const { id } = await subscribe(rig, member, offering, { mode: 'partial', quantity });
      all.push({ member, id });
    }
    const [, bad] = all;
    const setQuantity = (value: string) =>
      db.read
        .updateTable('ipo_subscription')
        .set({ quantity: value })
        .where('id', '=', bad?.id ?? '')
        .execute();
    const countByStatus = async () => {
      const rows = await db.read
        .selectFrom('ipo_subscription')
        .select(['status', (one) => one.fn.countAll<string>().as('count')])
        .where('offering_id', '=', offering.id)
        .groupBy('status')
        .orderBy('status')
        .execute();
      return rows.map(({ status, count }) => `${count} ${status}`);
    };
    await rig.advanceTo(later(during(offering), 60_000));
    await setQuantity('NaN');
    await expect(rig.advanceTo(offering.listingAt)).rejects.toThrow('"NaN" is not a decimal');
    expect(await countByStatus()).toEqual(['2 listed', '1 waiting_allotment']);

    await setQuantity(quantity);
    await db.read.deleteFrom('work_failure').execute();
    await rig.advanceTo(offering.listingAt);
    // The lots of the draw are all given, and one more could be more than there are.
    expect(await countByStatus()).toEqual(['2 listed', '1 not_allotted']);
    expect(await available(bad?.member ?? '')).toBe('5000');
    expect(await rig.faults()).toEqual([]);
  });

  it('is processed for many subscribers a few at a time; after an interruption nothing is lost or done twice', async () => {
    const offering = nextOffering((rounds) => rounds > 0n && rounds < 60n);
    const rig = openRig(during(offering));
    const subscribers: { id: string; sub: Subscription; lots: bigint }[] = [];
    for (let index = 0; index < 70; index += 1) {
      const id = await rig.member('100000');
      const lots = BigInt(1 + (index % 40));
      const quantity = (lots * offering.lotSize).toString();
      subscribers.push({ id, lots, sub: await subscribe(rig, id, offering, { mode: 'partial', quantity }) });
    }
    await rig.advanceTo(later(during(offering), 60_000));
    await rig.advanceTo(offering.closeAt);
    const expected = allot(
      offering.publicLots,
      offering.crowd,
      subscribers.map(({ id, sub, lots }) => ({ id: sub.id, lots, ballot: ballotOf('test', offering, id) })),
    );

    // The process dies in the third step of the allotment.
    // Finished steps stay, and the next process does the rest.
    const dying = openRig(offering.allotmentAt, true, 2);
    await expect(dying.advanceTo(offering.allotmentAt)).rejects.toThrow('The process died here.');
    const allottedSoFar = await countAllotted(offering);
    expect(allottedSoFar).toBeGreaterThan(0);
    expect(allottedSoFar).toBeLessThan(subscribers.length);
    expect(await rig.faults()).toEqual([]);

    await rig.advanceTo(offering.listingAt);
    let sum = 0n;
    for (const { id, sub } of subscribers) {
      const now = await read(rig, id, sub.id);
      const lots = expected.lots.get(sub.id) ?? -1n;
      sum += lots;
      expect(now.allotted_quantity).toBe(toText(fromInteger(lots * offering.lotSize)));
      expect(now.status).toBe(lots === 0n ? 'not_allotted' : 'listed');
    }
    const stored = await db.read
      .selectFrom('ipo_allotment')
      .select('customer_lots')
      .where('offering_id', '=', offering.id)
      .executeTakeFirstOrThrow();
    expect(BigInt(stored.customer_lots)).toBe(sum);
    expect(await rig.faults()).toEqual([]);
  }, 60_000);
});
