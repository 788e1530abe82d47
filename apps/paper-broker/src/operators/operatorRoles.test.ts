import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Node } from '../contract/testing/contractDocument.js';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Answer } from '../contract/testing/exchange.js';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { loadOperatorContract, readRoles } from './operatorContract.js';
import type { OperatorOperationId } from './operation.js';
import type { Role } from './schema.js';
import {
  openOperatorOffice,
  operatorDocument,
  type OperatorOffice,
  type Sample,
} from './testing/operatorOffice.js';

/** The roles that may call each operation. */
const EVERYBODY: readonly Role[] = ['reviewer', 'approver', 'administrator'];
const DESK: readonly Role[] = ['reviewer', 'approver'];
const OVERSIGHT: readonly Role[] = ['approver', 'administrator'];
const matrix: Readonly<Record<OperatorOperationId, readonly Role[] | 'nobody has to be signed in'>> = {
  startEnrolment: 'nobody has to be signed in',
  finishEnrolment: 'nobody has to be signed in',
  signInOperator: 'nobody has to be signed in',
  getOperatorSession: EVERYBODY,
  listCases: DESK,
  getCase: DESK,
  decideCase: DESK,
  getPicture: DESK,
  listProposals: DESK,
  confirmProposal: ['approver'],
  withdrawProposal: DESK,
  searchMembers: EVERYBODY,
  freezeMember: DESK,
  unfreezeMember: DESK,
  listQuestions: DESK,
  answerQuestion: DESK,
  listParkedWork: EVERYBODY,
  releaseParkedWork: OVERSIGHT,
  readSecurityLog: OVERSIGHT,
  checkLedger: OVERSIGHT,
  listOperators: OVERSIGHT,
  addOperator: ['administrator'],
  changeOperator: ['administrator'],
  renewEnrolment: ['administrator'],
  confirmOperator: OVERSIGHT,
  listAudit: ['administrator'],
  signOutOperator: EVERYBODY,
};
const ids = Object.keys(matrix) as OperatorOperationId[];
const NOBODY = `mem_${'0'.repeat(26)}`;
const why = { reason: 'As agreed' };

/** A valid call of each operation that changes nothing. */
const harmless: Partial<Record<OperatorOperationId, Sample>> = {
  startEnrolment: { body: { code: 'NONE' } },
  finishEnrolment: { body: { code: 'NONE', password: 'Correct-horse-7', totp: '000000' } },
  signInOperator: { body: { name: 'nobody', password: 'x', totp: '000000' } },
  getCase: { path: ['deposit', NOBODY] },
  decideCase: { path: ['deposit', NOBODY], body: { decision: 'pass', ...why } },
  getPicture: { path: [NOBODY] },
  confirmProposal: { path: [NOBODY], body: why },
  withdrawProposal: { path: [NOBODY], query: '?reason=none' },
  searchMembers: { query: '?search=nobody' },
  freezeMember: { path: [NOBODY], body: why },
  unfreezeMember: { path: [NOBODY], body: why },
  answerQuestion: { path: [NOBODY], body: { text: 'Hello' } },
  releaseParkedWork: { path: ['job', 'none'], body: why },
  addOperator: { body: { name: 'ada', role: 'reviewer', ...why } },
  changeOperator: { path: [NOBODY], body: { disabled: true, ...why } },
  renewEnrolment: { path: [NOBODY], body: why },
  confirmOperator: { path: [NOBODY], body: why },
};

const codeOf = ({ body }: Answer): unknown => (body as { code?: string } | undefined)?.code;
const said = (answer: Answer) => [answer.status, codeOf(answer)];

describe('openapi-operators.yaml', () => {
  it('gives each operation to the roles of the matrix', () => {
    const { operations, ...contract } = loadOperatorContract();
    expect([...operations.keys()].sort()).toEqual([...ids].sort());
    const roles = readRoles(contract);
    for (const id of ids) {
      const isOpen = matrix[id] === 'nobody has to be signed in';
      expect([id, roles.get(id)]).toEqual([id, isOpen ? [] : matrix[id]]);
      expect([id, operations.get(id)?.signIn]).toEqual([id, isOpen ? 'none' : 'required']);
    }
  });
});

describe('the roles of operators', () => {
  let db: Database;
  let world: ContractWorld;
  let office: OperatorOffice;
  beforeAll(async () => {
    let aheadMs = 0;
    const wall = () => new Date(Date.now() + aheadMs);
    // One store is enough: who may call what is decided before the store is asked.
    db = await createTestStore(ANY_STORE, demoContent);
    world = await openContractWorld(db, {}, wall);
    office = await openOperatorOffice(world, wall, (ms) => (aheadMs += ms));
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  it('lets each role call what the matrix says, and nobody anything else', async () => {
    for (const id of ids) {
      const sample = harmless[id] ?? {};
      const allowed = matrix[id];
      const signedOut = await office.call(undefined, id, sample);
      if (allowed === 'nobody has to be signed in') {
        expect(signedOut.status, id).toBe(422);
        continue;
      }
      const customersOwn = await world.signIn('demo');
      for (const token of [undefined, customersOwn, 'x'.repeat(43)])
        expect([id, ...said(await office.call(token, id, sample))]).toEqual([id, 401, 'unauthenticated']);
      for (const role of EVERYBODY) {
        // This operation ends its session, so it gets its own operator.
        const token =
          id === 'signOutOperator' ? (await office.hire(`${role}-2`, role)).token : office.people[role].token;
        const answer = await office.call(token, id, sample);
        if (allowed.includes(role))
          expect([401, 403], `${id} ${role} ${answer.text}`).not.toContain(answer.status);
        else expect([id, role, ...said(answer)]).toEqual([id, role, 403, 'role_required']);
        if (id === 'signOutOperator')
          expect((await office.call(token, 'getOperatorSession')).status).toBe(401);
      }
    }
  });

  const withBody = operatorDocument.filter(({ body }) => body !== undefined);
  it.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    'refuses what %s has no room for, each field by its name',
    async (operationId, operation) => {
      const id = operationId as OperatorOperationId;
      const sample = harmless[id] ?? {};
      const roles = matrix[id];
      const token =
        office.people[roles === 'nobody has to be signed in' ? 'reviewer' : (roles[0] ?? 'reviewer')].token;
      const refusedFor = async (body: object, path: string, code: string): Promise<void> => {
        const answer = await office.call(token, id, { ...sample, body });
        expect([path, ...said(answer)]).toEqual([path, 400, code]);
        expect(answer.body).toMatchObject({ errors: [{ path: expect.stringMatching(`^${path}`) }] });
      };
      const schema = operation.body as { properties: Record<string, Node>; required: string[] };
      await refusedFor({ ...sample.body, member_id: '1' }, 'member_id', 'unknown_field');
      for (const name of schema.required)
        await refusedFor({ ...sample.body, [name]: undefined }, name, 'validation');
      for (const name of schema.required) await refusedFor({ ...sample.body, [name]: 7 }, name, 'validation');
      if (id === 'changeOperator') await refusedFor(why, 'role', 'validation');
      if ('reason' in schema.properties) {
        await refusedFor({ ...sample.body, reason: ' ' }, 'reason', 'validation');
        await refusedFor({ ...sample.body, reason: 'x'.repeat(141) }, 'reason', 'validation');
      }
      expect(
        said(await office.call(token, id, sample.path === undefined ? {} : { path: sample.path })),
      ).toEqual([400, 'malformed_json']);
    },
  );

  it('refuses a parameter that is not documented, or not as documented', async () => {
    const { token } = office.people.administrator;
    for (const [query, code] of [
      ['?who=me', 'unknown_field'],
      ['?limit=0', 'validation'],
      ['?limit=1e1', 'validation'],
      ['?from=yesterday', 'validation'],
      ['?after=1', 'validation'],
      ['?member_id=%00', 'validation'],
    ] as const)
      expect([query, ...said(await office.call(token, 'listAudit', { query }))]).toEqual([query, 400, code]);
    const path = ['bonus', NOBODY];
    expect((await office.call(office.people.reviewer.token, 'getCase', { path })).status).toBe(400);
  });

  it('answers as documented when a call cannot be recorded', async () => {
    const { token } = office.people.reviewer;
    await sql`alter table security_event rename to gone`.execute(db.read);
    try {
      const refused = await office.call(token, 'addOperator', harmless.addOperator);
      expect(said(refused)).toEqual([403, 'role_required']);
      const taken = await office.call(token, 'signOutOperator');
      expect(said(taken)).toEqual([500, 'internal']);
    } finally {
      await sql`alter table gone rename to security_event`.execute(db.read);
    }
  });
});
