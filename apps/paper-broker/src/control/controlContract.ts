import { fileURLToPath } from 'node:url';
import { loadContract, readContract, type Contract } from '../http/contract.js';
import type { ControlId } from './operation.js';

const controlPath = fileURLToPath(new URL('../../../../openapi-control.yaml', import.meta.url));

/** Reads openapi-control.yaml, the operators' contract, with what it takes from the customers' one. */
export const loadControlContract = (): Contract<ControlId> =>
  readContract(controlPath, loadContract().document.components);
