import { fileURLToPath } from 'node:url';
import { readContract, type Contract } from '../http/contract.js';
import { loadOperatorContract } from '../operators/operatorContract.js';
import type { ControlId } from './operation.js';

const controlPath = fileURLToPath(new URL('../../../../openapi-control.yaml', import.meta.url));

let control: Contract<ControlId> | undefined;

/**
 * openapi-control.yaml, with its references to the operators' and the customers' contract resolved. Parsed once; do not
 * modify it.
 */
export const loadControlContract = (): Contract<ControlId> =>
  (control ??= readContract(controlPath, loadOperatorContract().document.components));
