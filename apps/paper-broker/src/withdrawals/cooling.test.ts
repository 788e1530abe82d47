import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { createIdentityOperations } from '../members/identityOperations.js';
import { weakHash } from '../members/testing/weakHash.js';
import { createPasskeyOperations } from '../members/passkeys/passkeyOperations.js';
import { createSoftAuthenticator } from '../members/passkeys/testing/softAuthenticator.js';
import { stepOf, totpCode } from '../members/totp/totp.js';
import { fromBase32 } from '../members/totp/testing/fromBase32.js';
import { createTotpOperations } from '../members/totp/totpOperations.js';
import { openSession } from '../members/sessions.js';
import { readOutbox } from '../messaging/outbox.js';
import {
  BANK_CARD,
  openMoneyOutRig,
  PAY_PASSWORD,
  type Customer,
  type MoneyOutRig,
} from './testing/moneyOutRig.js';

const COOLING_MS = 24 * HOUR_MS;
const password = 'Correct-horse1';
const renewed = 'Correct-horse2';
const wallet = {
  name: 'Cold',
  currency: 'USDT',
  network: 'ERC20',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  pay_password: PAY_PASSWORD,
};

describeOnBothStores('withdrawals wait', (makeStore) => {
  let db: Database;
  let rig: MoneyOutRig;
  let passwordHash: string;

  beforeAll(async () => {
    db = await makeStore();
    rig = await openMoneyOutRig(db, { payeeCoolingHours: 24 }, (context) => ({
      ...createIdentityOperations(context),
      ...createTotpOperations(context),
      ...createPasskeyOperations(context),
    }));
    passwordHash = await weakHash(password);
  });
  afterAll(async () => {
    expect(await rig.faults()).toEqual([]);
    await rig.test.app.close();
    await db.close();
  });

  const advance = (ms: number): void => {
    rig.test.clock.advance(ms);
    rig.test.clock.advanceWall(ms);
  };
  const now = (): Date => rig.test.clock.now();
  const withPassword = async (): Promise<Customer> => {
    const who = await rig.join('10000');
    const change = { password_hash: passwordHash };
    await db.transaction((tx) => tx.updateTable('member').set(change).where('id', '=', who.id).execute());
    return who;
  };
  const again = async (who: Customer): Promise<Customer> => {
    const device = { platform: 'h5', agent: '', address: '127.0.0.1' };
    const token = await db.transaction((tx) =>
      openSession(tx, rig.test.context, { memberId: who.id, device }),
    );
    return { id: who.id, token };
  };
  const addCard = async (who: Customer) => {
    const { status, body } = await rig.send(who, 'POST', '/bank_card', BANK_CARD);
    expect(status).toBe(201);
    return { id: body?.id ?? '', usable_at: body?.['usable_at'] };
  };
  const ask = (who: Customer, cardId: string) =>
    rig.send(who, 'POST', '/withdrawal', {
      type: 'bank',
      bank_card_id: cardId,
      currency: 'USD',
      amount: '100',
      pay_password: PAY_PASSWORD,
    });
  const quote = async (who: Customer) =>
    (await rig.send(who, 'GET', '/withdrawal/quote?type=bank&currency=USD')).body;

  it('for a new bank card, which says from when it can be used', async () => {
    const who = await withPassword();
    const added = await addCard(who);
    const until = later(now(), COOLING_MS).toISOString();
    expect(added.usable_at).toBe(until);
    expect((await rig.send(who, 'GET', '/bank_card')).body?.data[0]?.['usable_at']).toBe(until);
    const refused = await ask(who, added.id);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'payee_cooling', errors: [{ path: 'bank_card_id', params: { until } }] },
    });
    expect(refused.body?.['message']).toContain('2026');
    expect((await quote(who))?.['possible_at']).toBeNull();
    advance(COOLING_MS - 1);
    expect((await ask(who, added.id)).body?.code).toBe('payee_cooling');
    advance(1);
    expect((await ask(who, added.id)).status).toBe(201);
  });

  it('for a new wallet', async () => {
    const who = await withPassword();
    const added = (await rig.send(who, 'POST', '/crypto_wallet', wallet)).body;
    expect(added?.['usable_at']).toBe(later(now(), COOLING_MS).toISOString());
    const refused = await rig.send(who, 'POST', '/withdrawal', {
      type: 'crypto',
      crypto_wallet_id: added?.id,
      currency: 'USDT',
      amount: '100',
      pay_password: PAY_PASSWORD,
    });
    expect(refused.body).toMatchObject({ code: 'payee_cooling', errors: [{ path: 'crypto_wallet_id' }] });
  });

  const mailOf = async ({ id }: Customer): Promise<string> =>
    (await db.read.selectFrom('member').select('mail').where('id', '=', id).executeTakeFirstOrThrow()).mail ??
    '';
  const codeFor = async (who: Customer, purpose: string): Promise<string> => {
    const mail = await mailOf(who);
    const answer = await rig.send(who, 'POST', '/member/code', { channel: 'mail', mail, purpose });
    expect(answer.status).toBe(202);
    const sent = await readOutbox(db.read, rig.test.context.config, { to: mail, limit: 10 });
    return sent.find(({ code }) => code !== null)?.code ?? '';
  };
  const turnTotpOn = async (who: Customer) => {
    const started = await rig.send(who, 'POST', '/member/totp', { password });
    const code = totpCode(fromBase32(String(started.body?.['secret'])), stepOf(rig.test.clock.wall()));
    return rig.send(who, 'POST', '/member/totp/confirm', { code });
  };
  const addPasskey = async (who: Customer) => {
    const { body } = await rig.send(who, 'POST', '/member/passkey/options', { password });
    const credential = createSoftAuthenticator().create(String(body?.['options']), 'http://localhost:8080');
    return rig.send(who, 'POST', '/member/passkey', { name: 'Phone', credential });
  };
  interface Change {
    readonly name: string;
    /** What happened long before. */
    readonly before?: (who: Customer) => Promise<unknown>;
    readonly make: (who: Customer) => Promise<{ readonly status: number }>;
  }
  const changes: readonly Change[] = [
    {
      name: 'a reset password',
      make: async (who) =>
        rig.send(who, 'POST', '/member/password/reset', {
          mail: await mailOf(who),
          code: await codeFor(who, 'reset'),
          password: renewed,
          confirm_password: renewed,
        }),
    },
    {
      name: 'a reset payment password',
      make: async (who) =>
        rig.send(who, 'PUT', '/member/pay_password', {
          password,
          code: await codeFor(who, 'pay_password'),
          pay_password: '975318',
          confirm_pay_password: '975318',
        }),
    },
    { name: 'a second step that was turned on', make: turnTotpOn },
    {
      name: 'a second step that was turned off',
      before: turnTotpOn,
      make: (who) => rig.send(who, 'POST', '/member/totp/disable', { password }),
    },
    {
      name: 'new recovery codes',
      before: turnTotpOn,
      make: (who) => rig.send(who, 'POST', '/member/totp/recovery', { password }),
    },
    { name: 'a new passkey', make: addPasskey },
    {
      name: 'a passkey that was removed',
      before: addPasskey,
      make: async (who) => {
        const { body } = await rig.send(who, 'GET', '/member/passkey');
        return rig.send(who, 'DELETE', `/member/passkey/${body?.data[0]?.id ?? ''}`);
      },
    },
  ];
  describe.each(changes)('after $name', ({ name, before, make }) => {
    it('to every payee, for a day', async () => {
      const first = await withPassword();
      const { id: cardId } = await addCard(first);
      await before?.(first);
      advance(COOLING_MS);
      const early = await again(first);
      expect((await ask(early, cardId)).status, 'before').toBe(201);
      const made = await make(early);
      expect([name, made.status < 300]).toEqual([name, true]);
      const who = await again(first);
      const until = later(now(), COOLING_MS).toISOString();
      expect((await quote(who))?.['possible_at']).toBe(until);
      const payPassword = name === 'a reset payment password' ? '975318' : PAY_PASSWORD;
      const askAnew = () =>
        rig.send(who, 'POST', '/withdrawal', {
          type: 'bank',
          bank_card_id: cardId,
          currency: 'USD',
          amount: '100',
          pay_password: payPassword,
        });
      const refused = await askAnew();
      expect(refused).toMatchObject({ status: 422, body: { code: 'withdrawals_paused' } });
      expect(refused.body?.['message']).toContain('UTC');
      advance(COOLING_MS);
      expect((await askAnew()).status, 'a day later').toBe(201);
      expect((await quote(who))?.['possible_at']).toBeNull();
    });
  });

  it('but not after the payment password was changed with the old one', async () => {
    const who = await withPassword();
    const changed = await rig.send(who, 'PUT', '/member/pay_password', {
      old_pay_password: PAY_PASSWORD,
      pay_password: '975318',
      confirm_pay_password: '975318',
    });
    expect(changed.status).toBe(204);
    expect((await quote(who))?.['possible_at']).toBeNull();
  });
});

describeOnBothStores('withdrawals without a cooling time', (makeStore) => {
  it('go at once, and a payee is usable from when it was added', async () => {
    const db = await makeStore();
    const rig = await openMoneyOutRig(db, { payeeCoolingHours: 0 });
    const who = await rig.join('1000');
    const added = (await rig.send(who, 'POST', '/bank_card', BANK_CARD)).body;
    expect(added?.['usable_at']).toBe(added?.['created_at']);
    const asked = await rig.send(who, 'POST', '/withdrawal', {
      type: 'bank',
      bank_card_id: added?.id,
      currency: 'USD',
      amount: '100',
      pay_password: PAY_PASSWORD,
    });
    expect(asked.status).toBe(201);
    await rig.test.app.close();
    await db.close();
  });
});
