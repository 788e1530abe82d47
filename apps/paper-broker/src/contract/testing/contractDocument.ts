import { closed, documentedIn, faultsOf as openFaultsOf, type Node } from '@fairlot/conformance/contract';
import { loadContract } from '../../http/contract.js';

export { documentedIn, type DocumentedOperation, type Node } from '@fairlot/conformance/contract';

/** Every operation of the customers' contract. */
export const documented = documentedIn(loadContract());

const closedSchemas = new Map<Node, Node>();

/**
 * What is wrong with a value by a schema. Unlike `faultsOf` of the conformance suite, a field that the schema
 * does not name is a fault: this server documents every field in openapi.yaml.
 */
export function faultsOf(schema: Node, value: unknown): readonly string[] {
  const strict = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, strict);
  return openFaultsOf(strict, value);
}
