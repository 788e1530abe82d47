import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { OperationId } from './operation.js';
import { ratePolicies, type RatePolicy } from './rateLimits.js';

/** The path of openapi.yaml. */
export const contractPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

export interface OperationObject<Id extends string = string> {
  readonly operationId: Id;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly deprecated?: boolean;
}

type PathItem<Id extends string = string> = Readonly<Record<string, OperationObject<Id>>>;

/** Components by kind: schemas, parameters, responses. */
interface Components {
  readonly [kind: string]: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, object>>;
}

export interface ContractDocument<Id extends string> {
  readonly paths: Readonly<Record<string, PathItem<Id>>>;
  readonly components: Components;
}

export interface Contract<Id extends string = OperationId> {
  /** The parsed document. */
  readonly document: ContractDocument<Id>;
  readonly operations: ReadonlyMap<string, OperationRules<Id>>;
}

/** What the HTTP layer reads about one operation. */
export interface OperationRules<Id extends string = OperationId> {
  readonly operationId: Id;
  readonly method: string;
  readonly path: string;
  readonly signIn: 'none' | 'optional' | 'required';
  /** Whether the operation has a body; the bodies of other operations are ignored. */
  readonly takesBody: boolean;
  /** The body is a form with a file. */
  readonly takesFile: boolean;
  readonly isStream: boolean;
  /** The contract promises 304: the answer carries an `ETag` and may be cached for a minute. */
  readonly isCacheable: boolean;
  readonly isDeprecated: boolean;
  readonly policy: RatePolicy;
  /**
   * What the policy counts: the requests of a member, of an address, or (`failures`) only the refused requests of an
   * address.
   */
  readonly counts: 'member' | 'address' | 'failures';
}

const MULTIPART = 'multipart/form-data';
const EVENT_STREAM = 'text/event-stream';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Previews write nothing and are sent at every keystroke in a ticket. */
const PREVIEWS: ReadonlySet<string> = new Set(['previewOrder', 'previewAmendment', 'previewClose']);
/** Operations that bring an order to the market; reads and cancellations have the general limit. */
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

let customers: Contract | undefined;

/** The customers' contract, openapi.yaml. Parsed once; do not modify it. */
export const loadContract = (): Contract => (customers ??= readContract(contractPath));

/**
 * Reads a contract from a file.
 * @param shared components of another contract, which this one may reference (`openapi.yaml#/components/…`)
 */
export function readContract<Id extends string>(
  path: string,
  shared: Partial<Components> = {},
): Contract<Id> {
  const text = readFileSync(path, 'utf8').replace(/\bopenapi[a-z-]*\.yaml#\//g, '#/');
  const own = load(text, { schema: CORE_SCHEMA }) as ContractDocument<Id>;
  const kinds = Object.entries({ ...shared, ...own.components }).map(
    ([kind, parts]) => [kind, { ...shared[kind], ...parts }] as const,
  );
  const document = { ...own, components: { ...own.components, ...Object.fromEntries(kinds) } };
  const operations = new Map<string, OperationRules<Id>>();
  for (const [route, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) operations.set(operation.operationId, toRules(route, method, operation));
    }
  }
  return { document, operations };
}

/**
 * The methods of a concrete path, such as `/order/ord_…`; empty for an unknown path. A literal path of the
 * contract (`/position/close`) never matches a template (`/position/{id}`).
 */
export function allowedMethods(contract: Contract<string>, path: string): readonly string[] {
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

function toRules<Id extends string>(
  path: string,
  method: string,
  operation: OperationObject<Id>,
): OperationRules<Id> {
  const signIn = toSignIn(operation.security);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    signIn,
    takesBody: operation.requestBody !== undefined,
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
