import { fileURLToPath } from 'node:url';
import { readContract, type Contract } from '../http/contract.js';
import { loadOperatorContract } from '../operators/operatorContract.js';
import type { ControlId } from './operation.js';

const controlPath = fileURLToPath(new URL('../../../../openapi-control.yaml', import.meta.url));

/** Reads openapi-control.yaml and resolves its references to the operators' and the customers' contract. */
export const loadControlContract = (): Contract<ControlId> =>
  readContract(controlPath, loadOperatorContract().document.components);
