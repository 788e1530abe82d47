import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { ContractExamples, ContractOperation } from './contractEdge.js';

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
const FILE = /\/openapi\.yaml$/;

type Node = Readonly<Record<string, unknown>>;

/** Lets the browser import openapi.yaml, as the examples of its answers. */
export function contractPlugin(): Plugin {
  return {
    name: 'fairlot:contract',
    load: (id) =>
      FILE.test(id)
        ? { code: `export default ${JSON.stringify(readExamples(readFileSync(id, 'utf8')))};`, map: null }
        : undefined,
  };
}

/** Reads the example of each operation's usual answer, which is the first of its 2xx answers. */
export function readExamples(yaml: string): ContractExamples {
  const contract = parse(yaml) as Node;

  const at = (node: Node, key: string): Node => resolved(node[key] as Node);
  const resolved = (node: Node): Node =>
    typeof node?.['$ref'] === 'string' ? node['$ref'].slice(2).split('/').reduce(at, contract) : node;
  const contentOf = (response: Node): [type: string, content: Node] =>
    Object.entries((response['content'] ?? {}) as Record<string, Node>)[0] ?? ['', {}];
  const exampleOf = (name: string): unknown =>
    contentOf(['components', 'responses', name].reduce(at, contract))[1]['example'];

  const operationOf = (method: string, path: string, node: Node): ContractOperation => {
    const responses = node['responses'] as Node;
    const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? '204';
    const [type, { example }] = contentOf(at(responses, status));
    // `security: []` and `{}` among the alternatives both mean that no session is needed.
    const alternatives = node['security'] as readonly Node[] | undefined;
    const isPublic = alternatives?.every((each) => Object.keys(each).length > 0) === false;
    return {
      method: method.toUpperCase(),
      path,
      isPublic: isPublic || alternatives?.length === 0,
      status: Number(status),
      type,
      example,
    };
  };

  return {
    operations: Object.entries(contract['paths'] as Record<string, Record<string, Node>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([method]) => METHODS.has(method))
          .map(([method, node]) => operationOf(method, path, node)),
    ),
    unauthenticated: exampleOf('Unauthenticated'),
    failure: exampleOf('Problem'),
  };
}
