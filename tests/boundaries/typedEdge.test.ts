import { describe, expect, it } from 'vitest';
import { typeFaultsOf } from './plantedTypes.js';

/** Each handler differs from openapi.yaml in one respect; `right` matches it. */
const handlers: Readonly<Record<string, string>> = {
  right: `createWatchlist: async (call) => ({
    status: 201,
    body: { id: 'wl', name: call.body.name, position: 0, version: 1, items: [] },
  })`,
  'a field that the body has not': `createWatchlist: async (call) => {
    throw new Error(call.body.title);
  }`,
  'a body field of another type': `createWatchlist: async (call) => {
    const name: number = call.body.name;
    throw new Error(String(name));
  }`,
  'a parameter that the path has not': `getOrder: async (call) => {
    throw new Error(call.params.order);
  }`,
  'a parameter that the query has not': `listOrders: async (call) => {
    throw new Error(call.query.market);
  }`,
  'a word that no query field may be': `listOrders: async (call) => {
    throw new Error(call.query.action === 'opened' ? '' : '');
  }`,
  'a response without one of its fields': `listLanguages: async () => ({ status: 200, body: { data: [] } })`,
  'a response field under another name': `listLanguages: async () => ({
    status: 200,
    body: { data: [{ key: 'en', name: 'English' }], next_cursor: null },
  })`,
  'a status of another operation': `listLanguages: async () => ({ status: 201, body: { data: [], next_cursor: null } })`,
  'a body where the contract has none': `deleteWatchlist: async () => ({ status: 200, body: {} })`,
  'a refusal that is answered and not thrown': `listLanguages: async () => ({ status: 422, body: {} })`,
  'the answer of another operation, once for its key': `createDeposit: (call) =>
    idempotently(context, call, async () => ({ status: 201, body: { id: 'wl', items: [] } }))`,
  'a refusal without a value that its sentence names': `createWatchlist: async () => {
    throw new Refusal('code_too_soon', { retryAfterS: 5 });
  }`,
  'a field refused without a value that its sentence names': `createWatchlist: async () => {
    throw refuseField('name', 'validation', {}, 'too_long');
  }`,
  'an operation that the contract has not': `createWatchList: async () => ({ status: 204 })`,
};

/** A module that serves one operation. */
const serving = (operation: string) => `import { idempotently } from './idempotency.js';
  import type { Operations } from './operation.js';
  import { Refusal, refuseField } from './refusal.js';
  declare const context: Parameters<typeof idempotently>[0];
  export const operations: Operations = { ${operation} };
  export const used = [context, idempotently, Refusal, refuseField];`;

/** The same for openapi-operators.yaml. */
const operatorHandlers: Readonly<Record<string, string>> = {
  'right, for operators': `freezeMember: async (call) => {
    throw new Error(call.body.reason + call.params.id);
  }`,
  'a field that an operator’s body has not': `freezeMember: async (call) => {
    throw new Error(call.body.why);
  }`,
  'a role that there is not': `addOperator: async (call) => {
    throw new Error(call.body.role === 'owner' ? '' : '');
  }`,
  'an answer to an operator without one of its fields': `getOperatorSession: async () => ({
    status: 200,
    body: { four_eyes_above: '10000' },
  })`,
  'a proposal that is answered as done': `freezeMember: async () => ({ status: 200, body: {} })`,
};

/** A module that serves one operation to operators. */
const servingOperators = (
  operation: string,
) => `import type { OperatorOperations } from '../operators/operation.js';
  export const operations: Partial<OperatorOperations> = { ${operation} };`;

describe('A handler of the server', () => {
  const names = [...Object.keys(handlers), ...Object.keys(operatorHandlers)];
  const faults = typeFaultsOf('apps/paper-broker/src/http', [
    ...Object.values(handlers).map(serving),
    ...Object.values(operatorHandlers).map(servingOperators),
  ]);

  it.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    const found = faults[index] ?? [];
    if (name.startsWith('right')) expect(found).toEqual([]);
    else expect(found).toHaveLength(1);
  });
});
