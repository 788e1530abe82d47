import { fileURLToPath } from 'node:url';
import { loadContract, readContract, type Contract } from '../http/contract.js';
import type { OperatorOperationId } from './operation.js';
import type { Role } from './schema.js';

const operatorPath = fileURLToPath(new URL('../../../../openapi-operators.yaml', import.meta.url));

/** Reads openapi-operators.yaml, with what it takes from the customers' contract. */
export const loadOperatorContract = (): Contract<OperatorOperationId> =>
  readContract(operatorPath, loadContract().document.components);

interface Documented {
  readonly operationId?: string;
  readonly 'x-roles'?: readonly Role[];
}

/** Who may call what, by the document's `x-roles`; nobody, where it names none. */
export function readRoles({
  document,
}: Pick<Contract<OperatorOperationId>, 'document'>): ReadonlyMap<string, readonly Role[]> {
  const documented = Object.values(document.paths).flatMap((item) => Object.values(item) as Documented[]);
  return new Map(
    documented.flatMap(({ operationId, 'x-roles': roles = [] }) =>
      operationId === undefined ? [] : [[operationId, roles]],
    ),
  );
}
