import type { Wire } from '@fairlot/api-client/wire';
import { decimal } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createRandom } from '../trading/testing/random.js';
import { toWire } from '../trading/testing/tradingWorld.js';
import {
  BANK_CARD,
  openMoneyOutRig,
  PAY_PASSWORD,
  type MoneyOutRig,
} from '../withdrawals/testing/moneyOutRig.js';
import { createPast } from '../performance/past.js';
import { explainOperations } from './operations.js';
import { faultsOf } from './testing/addUp.js';
import { SEEDS } from './testing/seeds.js';

const TICKETS = 12;

describeOnBothStores('what a withdrawal brings and leaves', (makeStore, kind) => {
  let db: Database;
  let rig: MoneyOutRig;
  beforeAll(async () => {
    db = await makeStore();
    rig = await openMoneyOutRig(db, {}, (context) => explainOperations(context, createPast(context.market)));
  });
  afterAll(async () => {
    await rig.test.app.close();
    await db.close();
  });

  it.each(SEEDS[kind])('adds up in its quote and in its record, seed %i', async (seed) => {
    const random = createRandom(seed);
    const who = await rig.join('1000');
    const { body: payee } = await rig.send(who, 'POST', '/bank_card', BANK_CARD);
    let withdrawn = 0;
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const amount = toWire(1_000 + random(60_000));
      const query = `type=bank&currency=USD&amount=${amount}`;
      const quoted = (await rig.send(who, 'GET', `/withdrawal/quote?${query}`)).body as unknown;
      const quote = quoted as Wire['WithdrawalQuote'];
      expect(quote.explained.flatMap((node) => faultsOf(node))).toEqual([]);
      const [net, after] = quote.explained;
      expect(net).toMatchObject({
        figure: 'withdrawal_net',
        operation: 'difference',
        value: quote.net_amount,
      });
      const isThere = decimal(amount) <= decimal(quote.max);
      expect(after?.value ?? null).toBe(quote.available_after);
      expect(quote.available_after === null).toBe(!isThere);
      if (!isThere) continue;
      const asked = {
        type: 'bank',
        currency: 'USD',
        amount,
        bank_card_id: payee?.id,
        pay_password: PAY_PASSWORD,
      };
      const { status, body: made } = await rig.send(who, 'POST', '/withdrawal', asked);
      expect(status).toBe(201);
      withdrawn += 1;
      expect(await rig.balance(who)).toBe(quote.available_after);
      const path = `/explain/withdrawal_net?withdrawal_id=${made?.id ?? ''}`;
      const node = (await rig.send(who, 'GET', path)).body as unknown as Wire['FigureNode'];
      expect(faultsOf(node)).toEqual([]);
      expect(node).toMatchObject({ operation: 'difference', value: quote.net_amount });
      const other = await rig.join();
      expect((await rig.send(other, 'GET', path)).status).toBe(404);
    }
    expect(withdrawn).toBeGreaterThan(0);
  });
});
