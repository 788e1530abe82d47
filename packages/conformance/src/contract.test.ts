import { expect, it } from 'vitest';
import { problemOf, readContract } from './contract.js';

it('the schema of refusals is one for all operations, so that it is compiled once', () => {
  const problems = readContract().map(problemOf);
  expect(problems.length).toBeGreaterThan(100);
  expect(new Set(problems).size).toBe(1);
});
