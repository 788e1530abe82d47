import { expect, it } from 'vitest';
import { loadContract, restrictContract } from './contract.js';

it('names no response type that the server would need a parser for', () => {
  const contract = loadContract();
  const { paths } = restrictContract(contract, new Set(contract.operations.keys()));
  const types = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.values(operation.responses ?? {}))
    .flatMap((response) => Object.keys(response.content ?? {}));
  expect(types.length).toBeGreaterThan(10);
  // An operation that answers other types would log a warning at every start.
  expect([...new Set(types)]).toEqual(['application/json']);
});
