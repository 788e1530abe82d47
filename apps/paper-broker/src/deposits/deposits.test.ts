import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { MINUTE_MS } from '../util/durations.js';
import { openDepositCounter, type Customer, type DepositCounter } from './testing/depositCounter.js';

const NO_CARD = 'crd_00000000000000000000000000';
const HASH = 'aB'.repeat(32);

describeOnBothStores('deposits', (makeStore) => {
  let db: Database;
  let counter: DepositCounter;
  let ada: Customer;
  let ben: Customer;

  beforeAll(async () => {
    db = await makeStore();
    counter = await openDepositCounter(db);
    ben = await counter.signUp();
  });
  beforeEach(async () => void (ada = await counter.signUp()));
  afterAll(async () => {
    expect(await counter.faults()).toEqual([]);
    await counter.close();
    await db.close();
  });

  const refusal = async (fields: object): Promise<unknown[]> => {
    const { status, body } = await counter.send(ada, 'POST', '', await counter.body(ada, fields));
    const { code, errors = [] } = body as { code: string; errors?: { path: string }[] };
    return [status, code, ...errors.map((error) => error.path)];
  };

  describe('channels', () => {
    it('have the same kinds for everyone, with the customer’s own reference and addresses', async () => {
      const own = (await counter.send(ada, 'GET', '/channel')).body['data'] as Record<string, string>[];
      const others = (await counter.send(ben, 'GET', '/channel')).body['data'] as Record<string, string>[];
      expect(own.map((each) => each['id'])).toEqual(others.map((each) => each['id']));
      for (const [index, channel] of own.entries()) {
        expect(channel['reference']).toMatch(/^FL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
        expect(channel['reference']).not.toBe(others[index]?.['reference']);
      }
      const wallets = own.filter((channel) => channel['type'] === 'wallet');
      expect(wallets.map((each) => each['network'])).toEqual(['TRC20', 'ERC20']);
      for (const { address } of wallets) {
        // No network accepts such an address.
        expect(address).toMatch(/SIMULATED-NOT-REAL/);
        expect(address).not.toMatch(/^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})$/);
      }
    });

    it('name the app as the holder of the bank account', async () => {
      const { body } = await counter.send(ada, 'GET', '/channel?type=card');
      const [first] = body['data'] as { bank_details: { account_name: string } }[];
      expect(first?.bank_details.account_name).toBe('Fairlot Client Money (simulated)');
    });

    it('name the holder and the bank in the language of the reader, and always say that they are simulated', async () => {
      const namesIn = async (language: string) => {
        const answer = await counter.test.app.inject({
          url: '/api/v1/deposit/channel?type=card',
          headers: { authorization: `Bearer ${ada.token}`, 'accept-language': language },
        });
        const { data } = answer.json<Wire['DepositChannelList']>();
        return [data[0]?.bank_details?.account_name, data[0]?.bank_details?.bank_name];
      };
      expect(await namesIn('de')).toEqual(['Fairlot Kundengelder (simuliert)', 'Beispielbank (simuliert)']);
      for (const language of ['en', 'de', 'fr', 'es', 'it'])
        for (const name of await namesIn(language)) expect(name).toMatch(/\((simul)/);
    });

    it('can be listed by kind, and report when they are closed', async () => {
      await setStatus('custom_usd', 'closed');
      const { body } = await counter.send(ada, 'GET', '/channel?type=custom');
      expect(body['data']).toMatchObject([{ id: 'custom_usd', status: 'closed' }]);
      expect(await refusal({ channel_id: 'custom_usd' })).toEqual([422, 'channel_closed', 'channel_id']);
      await setStatus('custom_usd', 'open');
      expect((await counter.tell(ada, { channel_id: 'custom_usd' })).type).toBe('custom');
    });

    const setStatus = (id: string, status: 'open' | 'closed'): Promise<unknown> =>
      db.transaction((tx) =>
        tx
          .insertInto('deposit_channel_status')
          .values({ channel_id: id, status, changed_at: counter.clock.now() })
          .onConflict((conflict) => conflict.column('channel_id').doUpdateSet({ status }))
          .execute(),
      );
  });

  describe('a reported deposit', () => {
    it('waits for its review and moves no money', async () => {
      const deposit = await counter.tell(ada, { channel_id: 'card_eur', amount: '250.5' });
      expect(deposit).toMatchObject({
        type: 'card',
        amount: '250.5',
        currency: 'EUR',
        fee: '0',
        status: 0,
        status_key: 'wait',
        converted_currency: 'USD',
        converted_amount: null,
        audit_amount: null,
        timezone: 'Europe/Berlin',
      });
      expect(Number(deposit.estimated_amount)).toBeCloseTo(250.5 * Number(deposit.rate), 1);
      const minutes =
        (Date.parse(deposit.review_due_at ?? '') - Date.parse(deposit.submitted_at)) / MINUTE_MS;
      expect(minutes).toBe(5);
      expect(await counter.funds(ada)).toEqual({});
      expect(await counter.notices(ada)).toEqual(['submitted']);
    });

    it.each([
      ['without a proof (57)', { proof_upload_id: undefined }, [422, 'proof_required', 'proof_upload_id']],
      ['with less than the minimum', { amount: '9.99' }, [422, 'amount_range', 'amount']],
      ['with nothing', { amount: '0' }, [422, 'amount_range', 'amount']],
      ['with more than the maximum', { amount: '250000.01' }, [422, 'amount_range', 'amount']],
      ['with a third of a cent', { amount: '100.333' }, [422, 'too_many_decimals', 'amount']],
      ['with an amount that is none', { amount: '1e3' }, [400, 'validation', 'amount']],
      ['with a number', { amount: 100 }, [400, 'validation', 'amount']],
      ['by a channel that is not there', { channel_id: 'card_xyz' }, [404, 'not_found', 'channel_id']],
      ['in a zone that is not there', { timezone: 'Mars/Olympus' }, [400, 'validation', 'timezone']],
      [
        'to a currency that is not offered',
        { account_currency: 'EUR' },
        [400, 'validation', 'account_currency'],
      ],
      ['by bank with a hash', { tx_hash: HASH }, [400, 'validation', 'tx_hash']],
      ['from an account that is not there', { bank_card_id: NO_CARD }, [404, 'not_found', 'bank_card_id']],
      [
        'by wallet from a bank account',
        { channel_id: 'wallet_usdt_erc20', bank_card_id: NO_CARD },
        [400, 'validation', 'bank_card_id'],
      ],
      [
        'with half a hash',
        { channel_id: 'wallet_usdt_erc20', tx_hash: '0xab' },
        [400, 'validation', 'tx_hash'],
      ],
      ['with a field of its own', { status: 1 }, [400, 'unknown_field', 'status']],
    ])('is refused %s', async (_how, fields, expected) => {
      expect(await refusal(fields)).toEqual(expected);
    });

    it('is refused with a picture of another customer, of another kind, or in use', async () => {
      const path = 'proof_upload_id';
      expect(await refusal({ [path]: await counter.proof(ben) })).toEqual([404, 'not_found', path]);
      expect(await refusal({ [path]: await counter.proof(ada, 'avatar') })).toEqual([
        400,
        'validation',
        path,
      ]);
      const { proof_upload_ids: used } = await counter.tell(ada);
      expect(await refusal({ [path]: used[0] })).toEqual([422, 'duplicate', path]);
    });

    it('counts a transfer once, in any case of its letters (59)', async () => {
      const wallet = { channel_id: 'wallet_usdt_erc20', amount: '50' };
      const hash = `${'0'.repeat(40)}${ada.id.slice(-24).replace(/[^0-9A-F]/g, 'e')}`;
      const first = await counter.tell(ada, { ...wallet, tx_hash: `0x${hash.toLowerCase()}` });
      expect(await refusal({ ...wallet, tx_hash: hash.toUpperCase() })).toEqual([
        422,
        'tx_hash_used',
        'tx_hash',
      ]);
      await counter.send(ada, 'DELETE', `/${first.id}`);
      expect((await counter.tell(ada, { ...wallet, tx_hash: hash })).tx_hash).toBe(hash);
    });

    it('is stored once for a key, and another body with that key is refused', async () => {
      const body = await counter.body(ada);
      const [first, second] = [
        await counter.send(ada, 'POST', '', body, 'one'),
        await counter.send(ada, 'POST', '', body, 'one'),
      ];
      expect(second).toEqual(first);
      expect(await counter.send(ada, 'POST', '', { ...body, amount: '101' }, 'one')).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused' },
      });
      const { body: list } = await counter.send(ada, 'GET', '');
      expect(list['data']).toHaveLength(1);
    });
  });

  describe('a customer', () => {
    it('adds up to four proofs while the deposit waits', async () => {
      const { id } = await counter.tell(ada);
      const add = async (): Promise<unknown> => {
        const said = await counter.send(ada, 'POST', `/${id}/proof`, {
          proof_upload_id: await counter.proof(ada),
        });
        return said.body['code'] ?? (said.body['proof_upload_ids'] as string[]).length;
      };
      expect([await add(), await add(), await add(), await add()]).toEqual([2, 3, 4, 'too_many_files']);
    });

    it('reads, cancels and extends only own deposits', async () => {
      const { id } = await counter.tell(ada);
      const picture = { proof_upload_id: await counter.proof(ben) };
      for (const said of [
        await counter.send(ben, 'GET', `/${id}`),
        await counter.send(ben, 'DELETE', `/${id}`),
        await counter.send(ben, 'POST', `/${id}/proof`, picture),
      ]) {
        expect([said.status, said.body['code']]).toEqual([404, 'not_found']);
      }
    });

    it('lists own deposits by status and by page, the newest first', async () => {
      const ids = [];
      for (let count = 0; count < 3; count += 1) {
        counter.clock.advanceWall(1000);
        ids.unshift((await counter.tell(ada)).id);
      }
      await counter.decide(ids[1] ?? '', 'refuse');
      const idsOf = (said: { body: Record<string, unknown> }): string[] =>
        (said.body['data'] as { id: string }[]).map((each) => each.id);
      const first = await counter.send(ada, 'GET', '?limit=2');
      expect(idsOf(first)).toEqual(ids.slice(0, 2));
      const next = await counter.send(ada, 'GET', `?limit=2&cursor=${String(first.body['next_cursor'])}`);
      expect(idsOf(next)).toEqual(ids.slice(2));
      expect(next.body['next_cursor']).toBeNull();
      expect(idsOf(await counter.send(ada, 'GET', '?status=3'))).toEqual([ids[1]]);
      expect(idsOf(await counter.send(ada, 'GET', '?status=0,4'))).toEqual([ids[0], ids[2]]);
      expect((await counter.send(ada, 'GET', '?status=9')).status).toBe(400);
    });
  });
});
