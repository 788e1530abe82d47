import { closed, documentedIn, faultsOf as openFaultsOf, type Node } from '@fairlot/conformance/contract';
import { loadContract } from '../../http/contract.js';

export { documentedIn, type DocumentedOperation, type Node } from '@fairlot/conformance/contract';

/** Every operation of the customers' contract. */
export const documented = documentedIn(loadContract());

const closedSchemas = new Map<Node, Node>();

/**
 * What is wrong with a value by a schema, fields that the schema does not name included: what a broker may add to its
 * answers, this server writes into openapi.yaml first.
 */
export function faultsOf(schema: Node, value: unknown): readonly string[] {
  const strict = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, strict);
  return openFaultsOf(strict, value);
}
