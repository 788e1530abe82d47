import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { loadContract } from '../../http/contract.js';

/** A node of a contract with every reference already followed. The contract has no cycles. */
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
  /** As the document has it: `/order/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly needsSession: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Node | undefined;
  /** By status, and `default`. */
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Node>> }>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a contract, in its order. */
export function documentedIn({ document }: { readonly document: object }): readonly DocumentedOperation[] {
  const root = document as Node;
  return Object.entries(resolved(root['paths'], root) as Node).flatMap(([path, item]) => {
    const shared = ((item as Node)['parameters'] ?? []) as Parameter[];
    return METHODS.flatMap((method) => {
      const operation = (item as Record<string, Node | undefined>)[method];
      return operation === undefined ? [] : [toOperation(path, method, shared, operation)];
    });
  });
}

/** Every operation of the customers' contract. */
export const documented = documentedIn(loadContract());

function toOperation(
  path: string,
  method: (typeof METHODS)[number],
  shared: readonly Parameter[],
  operation: Node,
): DocumentedOperation {
  const security = operation['security'] as readonly object[] | undefined;
  const content = (operation['requestBody'] as { content?: Record<string, { schema: Node }> } | undefined)
    ?.content;
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase() as DocumentedOperation['method'],
    path,
    tags: operation['tags'] as readonly string[],
    needsSession: security === undefined,
    parameters: [...shared, ...((operation['parameters'] ?? []) as Parameter[])],
    body: content?.['application/json']?.schema,
    responses: operation['responses'] as DocumentedOperation['responses'],
  };
}

/** A shape that holds itself is written out once; what stands for it inside itself may be anything. */
function resolved(node: unknown, root: Node, within: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((each) => resolved(each, root, within));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref: reference, ...beside } = node as { $ref?: string };
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, member]) => [key, resolved(member, root, within)]),
  );
  if (reference === undefined || within.includes(reference)) return own;
  const target = reference
    .slice(2)
    .split('/')
    .reduce((at: Node, key) => at[key] as Node, root);
  return { ...(resolved(target, root, [...within, reference]) as Node), ...own };
}

/** As `schema`, and nothing that it does not name. What is open on purpose (`additionalProperties`) stays open. */
function closed(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const node = schema as Node;
  const inner = Object.entries(node).map(([key, member]) => [
    key,
    // The parts of one object see only their own fields; their whole is what is closed.
    key === 'allOf' ? (member as unknown[]).map((part) => closed(part, true)) : closed(member),
  ]);
  const isObject = 'allOf' in node || typeof node['properties'] === 'object';
  const isOpen = isPart || !isObject || 'additionalProperties' in node;
  return { ...Object.fromEntries(inner), ...(isOpen ? {} : { unevaluatedProperties: false }) };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
const compiled = new Map<Node, ValidateFunction>();

/** What is wrong with a value by a schema of an answer, fields that the schema does not name included. */
export function faultsOf(schema: Node, value: unknown): readonly string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(closed(schema) as object);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? error.keyword}`);
}
