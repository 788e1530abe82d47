import { fileURLToPath } from 'node:url';
import { loadContract, readContract, type Contract } from '../http/contract.js';
import type { OperatorOperationId } from './operation.js';
import type { Role } from './schema.js';

const operatorPath = fileURLToPath(new URL('../../../../openapi-operators.yaml', import.meta.url));

let operators: Contract<OperatorOperationId> | undefined;

/** openapi-operators.yaml, with the parts of openapi.yaml that it refers to. Parsed once; do not modify it. */
export const loadOperatorContract = (): Contract<OperatorOperationId> =>
  (operators ??= readContract(operatorPath, loadContract().document.components));

interface Documented {
  readonly operationId?: string;
  readonly 'x-roles'?: readonly Role[];
}

/** The roles that may call each operation, by `x-roles` of the contract; none where it is missing. */
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
