import { readFileSync } from 'node:fs';
import type { Wire } from '@fairlot/api-client/wire';
import type { LightMyRequestResponse } from 'fastify';
import { parse } from 'yaml';
import type { Database } from '../../db/database.js';
import { joinMember } from '../../members/testing/joinMember.js';
import { contractPath } from '../contract.js';
import { idempotently } from '../idempotency.js';
import type { EventSink, Operations } from '../operation.js';
import { Refusal } from '../refusal.js';
import { createTestApp, type TestApp } from './createTestApp.js';

/** The example of an order in the contract. */
const exampleOrder = (
  parse(readFileSync(contractPath, 'utf8')) as {
    components: { responses: { Order: { content: { 'application/json': { example: Wire['Order'] } } } } };
  }
).components.responses.Order.content['application/json'].example;

export const ticket = { symbol: 'NLTO', direction: 'long', order_type: 'market', quantity: '1' };

/** The HTTP layer with a few operations of its own, and request limits. */
export interface OrderApp extends TestApp {
  /** The `Authorization` header of who places orders; a test may replace it. */
  authorization: string;
  /** The `Authorization` header of another member. */
  readonly other: string;
  /** What placing an order does; a test may replace it. */
  place: () => Promise<void>;
  /** How many orders were placed. */
  placed: number;
  /** Where the open stream of quotes sends its events. */
  sink: EventSink | undefined;
  /** Registers a member. @returns an `Authorization` header */
  signIn(nickname: string): Promise<string>;
  /** Posts an order, with a key of its own unless `headers` has one. */
  order(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export async function openOrderApp(db: Database): Promise<OrderApp> {
  const operationsOf = (): Operations => ({
    placeOrder: (call) =>
      idempotently(app.context, call, async (tx) => {
        app.placed += 1;
        await tx
          .insertInto('instrument_status')
          .values({ symbol: `ROW${app.placed}`, status: 'active', changed_at: new Date() })
          .execute();
        await app.place();
        return { status: 201, body: { ...exampleOrder, secret: 'not in the contract' } };
      }),
    listLanguages: async () => ({
      status: 200,
      body: { data: [{ key: 'en', label: 'English' }], next_cursor: null },
    }),
    listQuotes: async () => {
      throw new Error('select * from somewhere secret');
    },
    listOrders: async (call) => ({
      status: 200,
      body: { data: [], next_cursor: String(call.query.limit) },
    }),
    amendOrder: async () => {
      throw new Refusal('validation', {
        fields: [
          { path: 'price', code: 'tick_size', params: { step: '0.01' } },
          { path: 'stop_loss', code: 'stop_loss_side', params: { price: '10' } },
        ],
      });
    },
    streamQuotes: async () => ({
      status: 200,
      stream: (given) => {
        app.sink = given;
        return () => void (app.sink = undefined);
      },
    }),
  });
  const test = await createTestApp(
    db,
    operationsOf,
    { rateLimits: true },
    {
      dropsUnnamedFields: true,
    },
  );
  const signIn = async (nickname: string): Promise<string> => {
    const { token } = await db.transaction((tx) => joinMember(tx, test.context, { nickname }));
    return `Bearer ${token}`;
  };
  const app: OrderApp = {
    ...test,
    authorization: await signIn('ada'),
    other: await signIn('bob'),
    place: async () => undefined,
    placed: 0,
    sink: undefined,
    signIn,
    order: (body, headers = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/order',
        headers: {
          authorization: app.authorization,
          'content-type': 'application/json',
          'idempotency-key': `key-${Math.random()}`,
          ...headers,
        },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
  return app;
}
