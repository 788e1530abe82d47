import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import type { Answer } from './testing/exchange.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/**
 * The published examples of bad input that concern this server, by their numbers. The conformance suite
 * (`conformance.test.ts`) covers 11, 17, 29, 31 and 41.
 */

const EMAIL_MESSAGE = 'Please enter the correct email address.';

describeOnBothStores('bad input', (makeStore) => {
  const demo = useDemoWorld(makeStore);

  const ticket = (fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
    symbol: demo.mine.symbol,
    direction: 'long',
    order_type: 'limit',
    quantity: '1',
    price: demo.mine.price,
    ...fields,
  });
  const place = (
    body: unknown,
    { token = demo.mine.token, key = crypto.randomUUID() } = {},
  ): Promise<Answer> =>
    demo.world.send('POST', '/order', { token, body, headers: { 'idempotency-key': key } });
  const signIn = (mail: string, password = 'Fairlot26'): Promise<Answer> =>
    demo.world.send('POST', '/member/login', { body: { mail, password } });
  const said = ({ status, body }: Answer): unknown[] => {
    const { code, errors = [] } = body as { code?: string; errors?: { path: string }[] };
    return [status, code, ...errors.map((error) => error.path)];
  };

  it.each([
    [1, '{ as a body', '{', [400, 'malformed_json']],
    [3, 'a list', '[]', [400, 'validation']],
    [3, 'a text', '"x"', [400, 'validation']],
    [7, 'a megabyte', `{"symbol":"${'A'.repeat(1_000_000)}"}`, [413, 'payload_too_large']],
    [
      7,
      '5,000 levels in a field',
      `{"symbol":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
      [400, 'validation'],
    ],
    [7, '10,000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, [400, 'validation']],
  ])('%i: %s', async (_row, _name, body, expected) => {
    expect(said(await place(body)).slice(0, 2)).toEqual(expected);
  });

  it.each([
    [5, 'a status of its own', { status: 1 }, [400, 'unknown_field', 'status']],
    [5, 'someone else as owner', { member_id: 'mem_x' }, [400, 'unknown_field', 'member_id']],
    [33, 'a limit without a price', { price: undefined }, [422, 'price_required', 'price']],
    [33, 'a market order with a price', { order_type: 'market' }, [422, 'price_not_allowed', 'price']],
    [37, 'a symbol in small letters', { symbol: 'aapl ' }, [400, 'validation', 'symbol']],
    [37, 'a path as a symbol', { symbol: '../etc' }, [400, 'validation', 'symbol']],
    [37, '5000 characters as a symbol', { symbol: 'A'.repeat(5000) }, [400, 'validation', 'symbol']],
    [37, 'a symbol that is none', { symbol: 'ZZZZ' }, [404, 'not_found']],
  ])('%i: %s', async (_row, _name, fields, expected) => {
    expect(said(await place(ticket(fields)))).toEqual(expected);
  });

  it('9: an expired, a revoked, a rotated token', async () => {
    const revoked = await demo.world.signIn('new');
    await demo.world.send('POST', '/member/logout', { token: revoked });
    const rotated = await demo.world.signIn('new');
    await demo.world.send('PUT', `/user/login?token=${rotated}`);
    const expired = await demo.world.signIn('new');
    await demo.db.read
      .updateTable('member_session')
      .set({ last_seen_at: new Date('2020-01-01T00:00:00Z') })
      .where('member_id', '=', await idOf(expired))
      .execute();
    for (const token of [revoked, rotated, expired]) {
      expect(said(await demo.world.send('GET', '/account', { token }))).toEqual([401, 'unauthenticated']);
      expect(said(await place(ticket(), { token }))).toEqual([401, 'unauthenticated']);
      expect(said(await place('{', { token }))).toEqual([401, 'unauthenticated']);
    }
  });

  const idOf = async (token: string): Promise<string> =>
    ((await demo.world.send('GET', '/member/profile', { token })).body as { id: string }).id;

  it('13: DELETE /language', async () => {
    const answer = await demo.world.send('DELETE', '/language');
    expect(said(answer)).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(['a@b', 'a b@c.de', `${'a'.repeat(136)}@b.de`])('15: "%s" as a mail address', async (mail) => {
    const answer = await signIn(mail);
    expect(said(answer)).toEqual([400, 'invalid_email', 'mail']);
    expect(answer.body).toMatchObject({ message: EMAIL_MESSAGE });
  });

  it('says what is wrong with a sign-in in the words of the requirement', async () => {
    const errorsOf = async (body: object) => {
      const { body: said } = await demo.world.send('POST', '/member/login', { body });
      return (said as { errors: { path: string; message: string }[] }).errors.map((e) => [e.path, e.message]);
    };
    const [noMail, length] = ['Please input email address', 'The password is 4 to 16 digits'];
    expect(await errorsOf({ mail: '', password: '123' })).toEqual([
      ['mail', noMail],
      ['password', length],
    ]);
    expect(await errorsOf({ password: '1'.repeat(17) })).toEqual([
      ['mail', noMail],
      ['password', length],
    ]);
  });

  it('35: exits on the wrong side of the price', async () => {
    const far = { high: '100000', low: '0.01' };
    const long = ticket({ stop_loss: far.high, take_profit: far.low });
    expect(said(await place(long))).toEqual([422, 'stop_loss_side', 'stop_loss', 'take_profit']);
    const { data } = (await demo.world.send('GET', '/instrument?market_id=US&limit=100')).body as {
      data: { symbol: string; shortable: boolean; last: string; product_type: string }[];
    };
    const shortable = data.find((row) => row.shortable && row.product_type === 'STOCK');
    const short = {
      symbol: shortable?.symbol,
      direction: 'short',
      order_type: 'market',
      quantity: '1',
      stop_loss: far.low,
      take_profit: far.high,
    };
    expect(said(await place(short))).toEqual([422, 'stop_loss_side', 'stop_loss', 'take_profit']);
  });

  it('39: two tabs, funds for one', async () => {
    const { data } = (await demo.world.send('GET', '/account', { token: demo.mine.token })).body as {
      data: { kind: string; available_funds: string }[];
    };
    const funds = Number(data.find((row) => row.kind === 'trade')?.available_funds);
    const quantity = String(Math.floor((funds * 0.6) / Number(demo.mine.price)));
    const answers = await Promise.all([place(ticket({ quantity })), place(ticket({ quantity }))]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.body).toMatchObject({ code: 'insufficient_funds' });
    const placed = answers.find((answer) => answer.status === 201)?.body as { id: string };
    await demo.world.send('DELETE', `/order/${placed.id}`, { token: demo.mine.token });
  });

  it('43: what is halted, what cannot be sold short', async () => {
    await demo.world.control(`/instrument/${demo.mine.symbol}`, { status: 'halted' });
    expect(said(await place(ticket()))).toEqual([422, 'instrument_halted']);
    await demo.world.control(`/instrument/${demo.mine.symbol}`, { status: 'active' });
    const { instruments } = demo.world.broker.context.market;
    const closed = instruments.find((each) => !each.shortable && each.productType === 'STOCK');
    const short = { symbol: closed?.symbol, direction: 'short', order_type: 'market' };
    const answer = await place({ ...short, quantity: String(closed?.lotSize) });
    expect(said(answer)).toEqual([422, 'not_shortable', 'direction']);
  });

  it('45: closing more than there is, and twice at once', async () => {
    const closable = async (): Promise<string> => {
      const { body } = await demo.world.send('GET', `/position/${demo.mine.positionId}`, {
        token: demo.mine.token,
      });
      return (body as { closable_quantity: string }).closable_quantity;
    };
    const close = (quantity: string): Promise<Answer> =>
      demo.world.send('POST', `/position/${demo.mine.positionId}/close`, {
        token: demo.mine.token,
        body: { quantity, order_type: 'market' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const all = await closable();
    expect(said(await close(String(Number(all) + 1)))).toEqual([
      422,
      'quantity_exceeds_closable',
      'quantity',
    ]);
    const both = await Promise.all([close(all), close(all)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([202, 409]);
    expect(said(await close('1'))).toEqual([409, 'invalid_transition']);
  });

  // Last, because it locks the demo customer's sign-in for a minute.
  it('19: the sixth wrong try, and the right password after the wait', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(said(await signIn('vip@fairlot.example', 'wrong-one'))).toEqual([422, 'invalid_credentials']);
    const sixth = await signIn('vip@fairlot.example', 'wrong-one');
    expect(said(sixth)).toEqual([429, 'rate_limited']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    const minuteAgo = new Date(Date.now() - 61_000);
    await demo.db.read.updateTable('sign_in_throttle').set({ blocked_until: minuteAgo }).execute();
    expect((await signIn('vip@fairlot.example')).status).toBe(200);
  });
});
