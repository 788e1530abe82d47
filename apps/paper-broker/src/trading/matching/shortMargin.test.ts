import { decimal, fromInteger, maximum, multiply, subtract, toText } from '@fairlot/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer } from '../../http/operation.js';
import { useLedgerStore } from '../../ledger/testing/useLedgerStore.js';
import { createScriptedMarket } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';

const NOON = new Date('2026-03-02T14:30:00Z');
const BEFORE_OPENING = new Date('2026-03-02T12:00:00Z');
const MARGIN_RATE = decimal('0.5');
const MARKET_PRICE = decimal('100');
const market = createScriptedMarket({
  prices: { FLAT: [{ at: new Date('2026-03-01T00:00:00Z'), price: '100.00' }] },
});

describeOnBothStores('the margin of a short', (makeStore) => {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;

  const bodyOf = ({ body }: AnyAnswer) => body as Record<string, string>;
  const textOf = (figures: Record<string, string>, name: string): string => figures[name] ?? '';
  const short = (quantity: number, price: string) => ({
    symbol: 'FLAT',
    direction: 'short',
    order_type: 'limit',
    quantity: String(quantity),
    price,
  });

  it('is half of the market value if the limit lies below the market', async () => {
    rig = createTradingRig(store.db, market, { start: NOON });
    const member = await rig.member('100000');
    const body = short(100, '71');
    const preview = bodyOf(await rig.call(member, 'previewOrder', { body }));
    expect(preview).toMatchObject({ margin_amount: '5000', hold_amount: '5005' });
    const placed = bodyOf(await rig.call(member, 'placeOrder', { body }));
    expect(placed).toMatchObject({ hold_amount: '5005' });

    await rig.advanceTo(NOON);
    const positions = bodyOf(await rig.call(member, 'listPositions')) as unknown as { data: object[] };
    expect(positions.data).toMatchObject([{ margin_amount: '5000', actual_buying_price: '100' }]);
  });

  it('is half of the market value if an order of a closed market is amended to below it', async () => {
    rig = createTradingRig(store.db, market, { start: BEFORE_OPENING });
    const member = await rig.member('100000');
    const { id = '', version } = bodyOf(await rig.call(member, 'placeOrder', { body: short(100, '120') }));
    const request = { params: { id }, body: { price: '71' } };
    const preview = bodyOf(await rig.call(member, 'previewAmendment', request));
    expect(preview).toMatchObject({ margin_amount: '5000', hold_amount: '5005' });
    const changed = await rig.call(member, 'amendOrder', { ...request, ifMatch: Number(version) });
    expect(bodyOf(changed)).toMatchObject({ hold_amount: '5005' });

    const protection = { params: { id }, body: { stop_loss: '130' } };
    const kept = bodyOf(await rig.call(member, 'previewAmendment', protection));
    expect(kept).toMatchObject({ hold_amount: '5005', available_after: '94995' });
    const protectedOrder = await rig.call(member, 'amendOrder', { ...protection, ifMatch: 2 });
    expect(bodyOf(protectedOrder)).toMatchObject({ hold_amount: '5005' });
  });

  it('is at least half of the higher of price and market, and equals its preview', async () => {
    rig = createTradingRig(store.db, market, { start: BEFORE_OPENING });
    const cents = fc.integer({ min: 7_000, max: 13_000 }).map((count) => (count / 100).toFixed(2));
    const shares = fc.integer({ min: 1, max: 5_000 });
    const isEnough = (preview: Record<string, string>, price: string, quantity: number): boolean => {
      const highest = multiply(maximum(decimal(price), MARKET_PRICE), fromInteger(BigInt(quantity)), 'up');
      return decimal(textOf(preview, 'margin_amount')) >= multiply(highest, MARGIN_RATE, 'up');
    };
    await fc.assert(
      fc.asyncProperty(shares, cents, cents, async (quantity, price, nextPrice) => {
        const member = await rig.member('1000000');
        const body = short(quantity, price);
        const preview = bodyOf(await rig.call(member, 'previewOrder', { body }));
        const placed = bodyOf(await rig.call(member, 'placeOrder', { body }));
        expect(placed['hold_amount']).toBe(preview['hold_amount']);
        expect(isEnough(preview, price, quantity)).toBe(true);

        const change = { params: { id: textOf(placed, 'id') }, body: { price: nextPrice } };
        const nextPreview = bodyOf(await rig.call(member, 'previewAmendment', change));
        const amended = bodyOf(await rig.call(member, 'amendOrder', { ...change, ifMatch: 1 }));
        expect(amended['hold_amount']).toBe(nextPreview['hold_amount']);
        expect(isEnough(nextPreview, nextPrice, quantity)).toBe(true);

        const funds = bodyOf(await rig.call(member, 'listAccounts')) as unknown as {
          data: { available_funds: string }[];
        };
        const left = subtract(decimal('1000000'), decimal(textOf(nextPreview, 'hold_amount')));
        expect(funds.data.map((each) => each.available_funds)).toContain(toText(left));
      }),
      { numRuns: 15 },
    );
  });
});
