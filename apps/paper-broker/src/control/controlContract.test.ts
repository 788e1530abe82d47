import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentedIn,
  faultsOf,
  type DocumentedOperation,
  type Node,
} from '../contract/testing/contractDocument.js';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Answer } from '../contract/testing/exchange.js';
import { liveOneDay } from '../contract/testing/dayOfLife.js';
import { acquire, examples } from '../contract/testing/examples.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { loadContract } from '../http/contract.js';
import { compileValidator } from '../http/validation.js';
import { createHaltBook } from '../market/haltBook.js';
import { createCases } from '../review/cases.js';
import { databaseBlobs } from '../uploads/blobStore.js';
import { loadControlContract } from './controlContract.js';
import { registerControl } from './registerControl.js';

/**
 * Checks the control plane over HTTP against openapi-control.yaml:
 * every operation is there, and every answer fits.
 */

const documented = documentedIn(loadControlContract());
const named = documented.map((operation) => [operation.operationId, operation] as const);
const problemSchema = documented[0]?.responses['default']?.content?.['application/problem+json']?.[
  'schema'
] as Node;

/** The schema of the record that a decision returns, by kind of review. */
const records = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  kyc: 'Kyc',
  close: 'CloseRequest',
  loan: 'Loan',
  ipo: 'IpoSubscription',
  block: 'Order',
} as const;

const { components } = loadContract().document;
/** The schemas of openapi.yaml with all references resolved, each as the answer of an operation. */
const recordSchemas = documentedIn({
  document: {
    components,
    paths: Object.fromEntries(
      Object.values(records).map((name) => [
        `/${name}`,
        {
          get: {
            operationId: name,
            responses: {
              200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
            },
          },
        },
      ]),
    ),
  },
});

interface Sample {
  readonly path?: readonly string[];
  readonly query?: string;
  readonly body?: object;
}

interface Case {
  readonly kind: keyof typeof records;
  readonly id: string;
  readonly images?: readonly { readonly url: string }[];
}

describe('openapi.yaml', () => {
  it('has nothing of the control plane, nor the control plane anything of it', () => {
    const customers = documentedIn(loadContract());
    const ids = customers.map(({ operationId }) => operationId);
    expect(documented.filter(({ operationId }) => ids.includes(operationId))).toEqual([]);
    expect(JSON.stringify(loadContract().document)).not.toContain('sim/v1');
  });
});

describeOnBothStores('the control plane', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let samples: Readonly<Record<string, Sample>>;
  let cases: readonly Case[];

  const send = (operation: DocumentedOperation, { path, query = '', ...rest }: Sample, headers = {}) =>
    world.controlBy(operation.method, `${fill(operation, path)}${query}`, { ...rest, headers });
  const expectProblem = (answer: Answer, status: number, code: string): void => {
    expect([answer.status, (answer.body as { code?: string } | undefined)?.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(faultsOf(problemSchema, answer.body)).toEqual([]);
  };
  const review = async (): Promise<readonly Case[]> =>
    ((await world.control('/review')).body as { data: readonly Case[] }).data;

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db);
    expect(await liveOneDay(world)).toEqual([]);
    const mine = await acquire(world, 'demo');
    for (const id of ['createDeposit', 'createWithdrawal', 'sendSupportMessage'])
      await world.send('POST', pathOf(id), { token: mine.token, ...(await examples[id]?.(mine, world)) });
    const parked = { attempts: 10, reason: 'Error: planted', retry_at: null };
    const at = new Date();
    await db.read
      .insertInto('work_failure')
      .values({ source: 'job', item_id: 'job_planted', failed_at: at, parked_at: at, ...parked })
      .execute();
    cases = await review();
    const profile = await world.send('GET', '/member/profile', { token: mine.token });
    const { id: memberId } = profile.body as { id: string };
    const withdrawal = cases.find(({ kind }) => kind === 'withdrawal');
    const [picture] = cases.flatMap(({ images = [] }) => images);
    samples = {
      moveClock: { body: { advance_ms: 1000 } },
      decideReview: {
        path: ['withdrawal', withdrawal?.id ?? ''],
        body: { decision: 'refuse', reason: 'The bank sent it back' },
      },
      getReviewPicture: { path: [picture?.url.split('/').at(-1) ?? ''] },
      answerMember: { path: [memberId], body: { text: 'It arrives today.' } },
      changeMember: { path: [memberId], body: { vip: true } },
      changeInstrument: { path: [mine.symbol], body: { status: 'active' } },
      listOutbox: { query: '?to=demo@fairlot.example' },
      releaseParked: { path: ['job', 'job_planted'] },
      listSecurityEvents: { query: `?member_id=${memberId}&kind=sign_in` },
    };
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  it('serves every operation of its document and no other', async () => {
    const { context, clock } = world.broker;
    const app = fastify();
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    app.setValidatorCompiler(compileValidator);
    await registerControl(app, 'token', {
      context,
      clock,
      runAll: () => Promise.resolve(true),
      cases: createCases({ context, desks: [], blobs: databaseBlobs }),
      halts: createHaltBook(context),
      checkInvariants: () => Promise.resolve([]),
    });
    const urls = documented.map(
      ({ method, path }) => `${method} /sim/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(routes.sort()).toEqual(urls.sort());
  });

  it.each(named)('opens %s to nobody but the operator', async (_id, operation) => {
    const token = await world.signIn('demo');
    for (const authorization of ['', 'Bearer wrong', `Bearer ${token}`])
      expectProblem(
        await send(operation, samples[operation.operationId] ?? {}, { authorization }),
        401,
        'unauthenticated',
      );
  });

  const withBody = named.filter(([, operation]) => operation.body !== undefined);

  it.each(withBody)('refuses what %s has no room for, each field by its name', async (id, operation) => {
    const sample = samples[id] ?? {};
    const schema = operation.body as { properties: Record<string, Node>; required?: string[] };
    const refusedFor = async (body: object, path: string, code: string): Promise<void> => {
      const answer = await send(operation, { ...sample, body });
      expectProblem(answer, 400, code);
      expect(answer.body).toMatchObject({
        errors: [{ path: expect.stringMatching(new RegExp(`^${path}`)) }],
      });
    };
    await refusedFor({ ...sample.body, price: '1' }, 'price', 'unknown_field');
    for (const name of schema.required ?? [])
      await refusedFor({ ...sample.body, [name]: undefined }, name, 'validation');
    for (const [name, property] of Object.entries(schema.properties))
      for (const wrong of [7.5, ['a'], 'x'.repeat(2001), '1e5'])
        if (faultsOf(property, wrong).length > 0)
          await refusedFor({ ...sample.body, [name]: wrong }, name, 'validation');
    expectProblem(await world.controlBy('POST', fill(operation, sample.path), {}), 400, 'malformed_json');
  });

  it('refuses a parameter that is not documented, or not as documented', async () => {
    for (const path of ['/security?who=me', '/outbox?from=me', '/clock?a=1'])
      expectProblem(await world.control(path), 400, 'unknown_field');
    expectProblem(await world.control(`/outbox?to=${'x'.repeat(141)}`), 400, 'validation');
    expectProblem(await world.control('/member/mem_1', { vip: true }), 400, 'validation');
  });

  // Last, because some of these requests end resources that other tests name.
  it.each(named)('answers %s as its document says', async (id, operation) => {
    const answer = await send(operation, samples[id] ?? {});
    expect(answer.status, answer.text).toBeLessThan(300);
    const content = operation.responses[String(answer.status)]?.content;
    const schema = content?.['application/json']?.['schema'] as Node | undefined;
    if (schema === undefined)
      expect(Object.keys(content ?? {})).toContain(answer.headers.get('content-type'));
    else expect(faultsOf(schema, answer.body)).toEqual([]);
    if ((answer.body as { data?: unknown[] } | undefined)?.data !== undefined)
      expect((answer.body as { data: unknown[] }).data.length).toBeGreaterThan(0);
  });

  it('answers a decision with the record of its kind, once', async () => {
    const waiting = await review();
    expect(new Set(cases.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
    for (const { kind, id } of waiting) {
      const answer = await world.control(`/review/${kind}/${id}`, { decision: 'pass' });
      const schema = recordSchemas.find(({ operationId }) => operationId === records[kind]);
      expect(answer.status, answer.text).toBe(200);
      const content = schema?.responses['200']?.content?.['application/json'];
      expect(faultsOf(content?.['schema'] as Node, answer.body)).toEqual([]);
      const again = await world.control(`/review/${kind}/${id}`, { decision: 'pass' });
      expectProblem(again, 409, 'not_reviewable');
    }
    expect(await review()).toEqual([]);
  });
});

function pathOf(id: string): string {
  return documentedIn(loadContract()).find(({ operationId }) => operationId === id)?.path ?? '';
}

function fill({ path }: DocumentedOperation, values: readonly string[] = []): string {
  let index = 0;
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(values[index++] ?? ''));
}
