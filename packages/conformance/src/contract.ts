import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

/** The operations of an OpenAPI document, with all references resolved. */

export type Node = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Node;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the document: `/order/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly needsSession: boolean;
  readonly parameters: readonly Parameter[];
  /** The schema of a JSON body. */
  readonly body: Node | undefined;
  /** The example of a body. */
  readonly example: unknown;
  /** The operation's own error codes. */
  readonly errorCodes: readonly string[];
  /** By status; `default` is the refusal. */
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Node>> }>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** In the published package beside the compiled files, in the repository at its root. */
const HOMES = ['./openapi.yaml', '../../../openapi.yaml'];

let customers: readonly DocumentedOperation[] | undefined;

/** The customers' contract that this suite was built with. Parsed once, which takes a second; do not modify it. */
export const readContract = (): readonly DocumentedOperation[] => (customers ??= parseContract());

function parseContract(): readonly DocumentedOperation[] {
  const path = HOMES.map((home) => fileURLToPath(new URL(home, import.meta.url))).find(existsSync);
  if (path === undefined) throw new Error('openapi.yaml is not where this suite was installed.');
  return documentedIn({ document: parse(readFileSync(path, 'utf8')) as object });
}

/** Every operation of a contract, in the document's order. */
export function documentedIn({ document }: { readonly document: object }): readonly DocumentedOperation[] {
  const root = document as Node;
  return Object.entries(new References(root).resolved(root['paths']) as Node).flatMap(([path, item]) => {
    const shared = ((item as Node)['parameters'] ?? []) as Parameter[];
    return METHODS.flatMap((method) => {
      const operation = (item as Record<string, Node | undefined>)[method];
      return operation === undefined ? [] : [toOperation(path, method, shared, operation)];
    });
  });
}

function toOperation(
  path: string,
  method: (typeof METHODS)[number],
  shared: readonly Parameter[],
  operation: Node,
): DocumentedOperation {
  const security = operation['security'] as readonly object[] | undefined;
  const { content } = (operation['requestBody'] ?? {}) as {
    content?: Record<string, { schema: Node; example?: unknown }>;
  };
  const json = content?.['application/json'];
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase() as DocumentedOperation['method'],
    path,
    tags: operation['tags'] as readonly string[],
    needsSession: security === undefined,
    parameters: [...shared, ...((operation['parameters'] ?? []) as Parameter[])],
    body: json?.schema,
    example: json?.example,
    errorCodes: (operation['x-error-codes'] ?? []) as readonly string[],
    responses: operation['responses'] as DocumentedOperation['responses'],
  };
}

/**
 * Resolves references. A recursive schema is expanded once; inside
 * itself it becomes the empty schema, which allows anything.
 */
class References {
  /** What references outside of others resolve to: a schema that many operations use is one value, compiled once. */
  readonly #shared = new Map<string, Node>();
  readonly #root: Node;

  constructor(root: Node) {
    this.#root = root;
  }

  resolved(node: unknown, within: readonly string[] = []): unknown {
    if (Array.isArray(node)) return node.map((each) => this.resolved(each, within));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref: reference, ...beside } = node as { $ref?: string };
    const own = Object.fromEntries(
      Object.entries(beside).map(([key, member]) => [key, this.resolved(member, within)]),
    );
    if (reference === undefined || within.includes(reference)) return own;
    const target = this.#target(reference, within);
    return Object.keys(own).length === 0 ? target : { ...target, ...own };
  }

  #target(reference: string, within: readonly string[]): Node {
    const known = within.length === 0 ? this.#shared.get(reference) : undefined;
    if (known !== undefined) return known;
    const target = reference
      .slice(2)
      .split('/')
      .reduce((at: Node, key) => at[key] as Node, this.#root);
    const whole = this.resolved(target, [...within, reference]) as Node;
    if (within.length === 0) this.#shared.set(reference, whole);
    return whole;
  }
}

/** The schema of an operation's JSON answer with a status; undefined if there is none. */
export const schemaOf = (operation: DocumentedOperation, status: number): Node | undefined =>
  operation.responses[String(status)]?.content?.['application/json']?.['schema'] as Node | undefined;

export const isStream = ({ responses }: DocumentedOperation): boolean =>
  responses['200']?.content?.['text/event-stream'] !== undefined;

/** The schema of a refusal. */
export const problemOf = ({ responses }: DocumentedOperation): Node =>
  responses['default']?.content?.['application/problem+json']?.['schema'] as Node;

/** Whether the operation takes an idempotency key. */
export const isKeyed = ({ parameters }: DocumentedOperation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
const compiled = new Map<Node, ValidateFunction>();

/**
 * What is wrong with a value by a schema. Fields that the
 * schema does not name are allowed, because v1 may add fields.
 */
export function faultsOf(schema: Node, value: unknown): readonly string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? error.keyword}`);
}

/** `schema` with unnamed fields forbidden, except where it has `additionalProperties`. */
export function closed(schema: Node): Node {
  return close(schema) as Node;
}

function close(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => close(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const node = schema as Node;
  const inner = Object.entries(node).map(([key, member]) => [
    key,
    // A part of `allOf` sees only its own fields, so only the whole forbids unnamed fields.
    key === 'allOf' ? (member as unknown[]).map((part) => close(part, true)) : close(member),
  ]);
  const isObject = 'allOf' in node || typeof node['properties'] === 'object';
  const isOpen = isPart || !isObject || 'additionalProperties' in node;
  return { ...Object.fromEntries(inner), ...(isOpen ? {} : { unevaluatedProperties: false }) };
}
