import { fileURLToPath } from 'node:url';
import { readContract, type Contract } from '../http/contract.js';
import { loadOperatorContract } from '../operators/operatorContract.js';
import type { ControlId } from './operation.js';

const controlPath = fileURLToPath(new URL('../../../../openapi-control.yaml', import.meta.url));

/** Reads openapi-control.yaml, with what it takes from the operators' contract and the customers' one. */
export const loadControlContract = (): Contract<ControlId> =>
  readContract(controlPath, loadOperatorContract().document.components);
