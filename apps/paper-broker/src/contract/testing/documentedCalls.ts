import { expect } from 'vitest';
import { commonHeaders } from '../../http/headers.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './contractDocument.js';
import type { Answer } from './exchange.js';
import type { Example } from './example.js';
import { examples } from './examples.js';
import type { DemoWorld } from './useDemoWorld.js';

/** Every operation of the contract with its id, for `it.each`. */
export const named = documented.map((operation) => [operation.operationId, operation] as const);

const problem = documented[0]?.responses['default']?.content?.['application/problem+json'];
const problemSchema = problem?.['schema'] as Node;

/** A call of an operation that succeeds, by the demo customer. */
export async function exampleOf(
  { mine, world }: DemoWorld,
  { operationId }: DocumentedOperation,
): Promise<Example> {
  return (await examples[operationId]?.(mine, world)) ?? {};
}

/** Sends an example of an operation. */
export function send(
  { world }: DemoWorld,
  operation: DocumentedOperation,
  example: Example,
): Promise<Answer> {
  return world.send(
    operation.method,
    `${fillPath(operation.path, example.path)}${example.query ?? ''}`,
    example,
  );
}

/** The path of an operation with `values` for its parameters, in their order. */
export function fillPath(path: string, values: readonly string[] = []): string {
  let index = 0;
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(values[index++] ?? ''));
}

/** Checks that an answer is a problem document of the contract, with this status and, if given, this code. */
export function expectProblem(answer: Answer, status: number, code?: string): void {
  expect([answer.status, codeOf(answer)]).toEqual([status, code ?? codeOf(answer)]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(faultsOf(problemSchema, answer.body)).toEqual([]);
}

/** Checks the headers that every answer has. `isLimited`: whether it also states the request limits. */
export function expectSafeHeaders(headers: Headers, isLimited: boolean): void {
  for (const [name, value] of Object.entries(commonHeaders)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-Z]{26}$/);
  expect(headers.get('cache-control')).toMatch(/^(no-store|no-cache|public, max-age=\d+$)/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.has('ratelimit') && headers.has('ratelimit-policy')).toBe(isLimited);
}

function codeOf(answer: Answer): unknown {
  return (answer.body as { code?: unknown } | undefined)?.code;
}
