import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { idempotently } from './idempotency.js';
import type { Call } from './operation.js';
import { refuseField } from './refusal.js';
import { openOrderApp, ticket, type OrderApp } from './testing/openOrderApp.js';

describeOnBothStores('an idempotency key', (makeStore) => {
  let db: Database;
  let test: OrderApp;

  beforeAll(async () => {
    db = await makeStore();
    test = await openOrderApp(db);
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const keyed = (key: string, body: object = ticket, headers: Record<string, string> = {}) =>
    test.order(body, { 'idempotency-key': key, ...headers });

  it('is required where the contract says so, as 1 to 64 visible characters', async () => {
    for (const key of ['', 'x'.repeat(65), 'with space']) {
      expect((await keyed(key)).json()).toMatchObject({ status: 400, code: 'idempotency_key_required' });
    }
  });

  it('makes a call happen once and repeats its answer', async () => {
    const before = test.placed;
    const first = await keyed('once');
    const again = await keyed('once', Object.fromEntries(Object.entries(ticket).reverse()));
    expect(test.placed).toBe(before + 1);
    expect(again.payload).toBe(first.payload);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });

  it('belongs to one member', async () => {
    const before = test.placed;
    await keyed('shared');
    await keyed('shared', ticket, { authorization: test.other });
    expect(test.placed).toBe(before + 2);
  });

  it('is refused with another body', async () => {
    await keyed('taken');
    const answer = await keyed('taken', { ...ticket, quantity: '2' });
    expect(answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('stores a business refusal, undoes what it wrote and repeats it', async () => {
    test.place = () => Promise.reject(refuseField('price', 'price_band', { percentage: '30', last: '10' }));
    const first = await keyed('refused');
    test.place = async () => undefined;
    const again = await keyed('refused');
    expect(first.json()).toMatchObject({ status: 422, code: 'price_band' });
    expect(again.payload).toBe(first.payload);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const row = await db.read
      .selectFrom('instrument_status')
      .selectAll()
      .where('symbol', '=', `ROW${test.placed}`)
      .execute();
    expect(row).toEqual([]);
  });

  it('does not store a failure of ours, so that the call can be tried again', async () => {
    test.place = () => Promise.reject(new Error('disk on fire'));
    expect((await keyed('failed')).statusCode).toBe(500);
    test.place = async () => undefined;
    const again = await keyed('failed');
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('answers 409 while the first call is running', async () => {
    const call = {
      operationId: 'logoutMember',
      operation: 'POST /member/logout',
      idempotencyKey: 'running',
      body: undefined,
    } as Call<'logoutMember'>;
    let finish = (): void => undefined;
    let hasStarted = (): void => undefined;
    const started = new Promise<void>((resolve) => (hasStarted = resolve));
    const first = idempotently(
      test.context,
      call,
      () => {
        hasStarted();
        return new Promise((resolve) => (finish = () => resolve({ status: 204 })));
      },
      'someone',
    );
    await started;
    const second = idempotently(test.context, call, async () => ({ status: 204 }), 'someone');
    await expect(second).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      status: 409,
      retryAfterS: 1,
    });
    finish();
    expect(await first).toEqual({ status: 204 });
    const third = await idempotently(test.context, call, async () => ({ status: 204 }), 'someone');
    expect(third).toEqual({ status: 204, isReplay: true });
  });
});
