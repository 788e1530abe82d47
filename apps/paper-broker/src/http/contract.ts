import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { OperationId } from './operation.js';
import { ratePolicies, type RatePolicy } from './rateLimits.js';

/** Where the contract lies in the repository. */
export const contractPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

interface OperationObject {
  readonly operationId: OperationId;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly deprecated?: boolean;
}

type PathItem = Readonly<Record<string, OperationObject>>;

export interface Contract {
  /** The parsed document. */
  readonly document: {
    readonly paths: Readonly<Record<string, PathItem>>;
    readonly components: { readonly schemas: Readonly<Record<string, object>> };
  };
  readonly operations: ReadonlyMap<string, OperationRules>;
}

/** What the HTTP layer reads about one operation. */
export interface OperationRules {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly signIn: 'none' | 'optional' | 'required';
  readonly hasBody: boolean;
  /** The body is a form with a file. */
  readonly takesFile: boolean;
  readonly isStream: boolean;
  /** The contract promises 304: the answer carries an `ETag` and may be kept for a minute. */
  readonly isCacheable: boolean;
  readonly isDeprecated: boolean;
  readonly policy: RatePolicy;
  /** Whose requests the policy counts. `failures`: only the refused ones of an address. */
  readonly counts: 'member' | 'address' | 'failures';
}

const MULTIPART = 'multipart/form-data';
const EVENT_STREAM = 'text/event-stream';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** They write nothing and follow every keystroke of a ticket. */
const PREVIEWS: ReadonlySet<string> = new Set(['previewOrder', 'previewAmendment', 'previewClose']);
/** What brings an order into the market; looking at one or taking it back is not counted as such. */
const ORDER_WRITES: ReadonlySet<string> = new Set(['placeOrder', 'amendOrder', 'closePosition']);
const SIGN_INS: ReadonlySet<string> = new Set([
  'loginMember',
  'loginMemberByPhone',
  'loginUser',
  'rotateUserToken',
  'registerMember',
  'resetPassword',
  'confirmSignIn',
  'loginByPasskey',
]);

/** Reads openapi.yaml. */
export function loadContract(path: string = contractPath): Contract {
  const document = parse(readFileSync(path, 'utf8')) as Contract['document'];
  const operations = new Map<string, OperationRules>();
  for (const [route, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) operations.set(operation.operationId, toRules(route, method, operation));
    }
  }
  return { document, operations };
}

/**
 * The contract with only the operations named: what a server that has no others can serve. Of their answers only the
 * good ones stay; a refusal is a finished document that no schema takes part in.
 */
export function restrictContract(
  contract: Contract,
  operationIds: ReadonlySet<string>,
): Contract['document'] {
  const paths: Record<string, PathItem> = {};
  for (const [route, item] of Object.entries(contract.document.paths)) {
    const kept: Record<string, OperationObject> = {};
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined || !operationIds.has(operation.operationId)) continue;
      kept[method] = { ...operation, responses: goodResponses(operation) };
    }
    // The parameters that all methods share stand beside them.
    const shared = Object.entries(item).filter(([name]) => !METHODS.some((method) => method === name));
    if (Object.keys(kept).length > 0) paths[route] = { ...Object.fromEntries(shared), ...kept };
  }
  return { ...contract.document, paths };
}

const isJson = ([type]: readonly [string, unknown]): boolean => type === 'application/json';

function goodResponses(operation: OperationObject): OperationObject['responses'] {
  const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  // Pictures, tables and streams are sent as they are: a schema describes none of them, and no request comes in their type.
  return Object.fromEntries(
    good.map(([status, response]) => [
      status,
      response.content === undefined
        ? response
        : { ...response, content: Object.fromEntries(Object.entries(response.content).filter(isJson)) },
    ]),
  );
}

/**
 * The methods of a concrete path, `/order/ord_…`; empty for one that the contract does not know. A path that the contract
 * names as it is (`/position/close`) is never an id of its neighbour (`/position/{id}`).
 */
export function allowedMethods(contract: Contract, path: string): readonly string[] {
  const operations = [...contract.operations.values()];
  const literal = operations.filter((rules) => rules.path === path);
  const matching =
    literal.length > 0 ? literal : operations.filter((rules) => toPattern(rules.path).test(path));
  const methods = new Set(matching.map((rules) => rules.method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

function toRules(path: string, method: string, operation: OperationObject): OperationRules {
  const signIn = toSignIn(operation.security);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    signIn,
    hasBody: operation.requestBody !== undefined,
    takesFile: operation.requestBody?.content[MULTIPART] !== undefined,
    isStream: isStream(operation),
    isCacheable: operation.responses['304'] !== undefined,
    isDeprecated: operation.deprecated === true,
    ...toLimit(operation, method, signIn),
  };
}

function isStream(operation: OperationObject): boolean {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return successes.some(([, response]) => response.content?.[EVENT_STREAM] !== undefined);
}

function toSignIn(security: OperationObject['security']): OperationRules['signIn'] {
  if (security === undefined) return 'required';
  if (security.length === 0) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required';
}

function toLimit(
  operation: OperationObject,
  method: string,
  signIn: OperationRules['signIn'],
): Pick<OperationRules, 'policy' | 'counts'> {
  if (isStream(operation)) return { policy: ratePolicies.stream, counts: 'member' };
  if (SIGN_INS.has(operation.operationId)) return { policy: ratePolicies.auth, counts: 'failures' };
  if (operation.tags?.includes('reference') === true)
    return { policy: ratePolicies.reference, counts: 'address' };
  if (operation.requestBody?.content[MULTIPART] !== undefined)
    return { policy: ratePolicies.upload, counts: 'member' };
  if (ORDER_WRITES.has(operation.operationId)) return { policy: ratePolicies.order, counts: 'member' };
  const reads = method === 'get' || PREVIEWS.has(operation.operationId);
  if (!reads) return { policy: ratePolicies.write, counts: signIn === 'required' ? 'member' : 'address' };
  return { policy: ratePolicies.read, counts: 'member' };
}
