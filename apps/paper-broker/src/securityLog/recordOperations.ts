import type { FastifyBaseLogger } from 'fastify';
import type { BrokerContext } from '../context.js';
import {
  findOperation,
  type AnyAnswer,
  type AnyCall,
  type AnyOperation,
  type Operations,
} from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { findPerson } from './findPerson.js';
import { recordedOperations, type SecurityKind } from './recordedOperations.js';
import { recordSecurityEvent } from './securityLog.js';

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>;

/**
 * Wraps operations so that those of `recordedOperations` write to the security log before they answer or refuse. A
 * call refused before it reaches its operation (no session, invalid, too many requests) is not recorded.
 */
export function recordOperations(
  tools: Tools,
  log: Pick<FastifyBaseLogger, 'error'>,
  operations: Operations,
): Operations {
  const recorded = Object.entries(recordedOperations).flatMap(([operationId, kind]) => {
    const operation = findOperation(operations, operationId);
    return operation === undefined ? [] : [[operationId, record(tools, log, kind, operation)] as const];
  });
  return { ...operations, ...Object.fromEntries(recorded) };
}

function record(
  tools: Tools,
  log: Pick<FastifyBaseLogger, 'error'>,
  kind: SecurityKind,
  operation: AnyOperation,
): AnyOperation {
  const write = async (call: AnyCall, result: string, answer?: AnyAnswer): Promise<void> => {
    try {
      const person = await findPerson(tools, call, answer);
      const { address, agent } = call;
      const subject = subjectOf(call, answer);
      await recordSecurityEvent(tools, { kind, actor: 'member', ...person, address, agent, result, subject });
    } catch (error) {
      // The operation has taken effect, so its answer is sent even when the log cannot be written.
      log.error({ err: error, kind }, 'security event not recorded');
    }
  };
  const recorded = async (call: AnyCall): Promise<AnyAnswer> => {
    let answer: AnyAnswer;
    try {
      answer = await operation(call);
    } catch (error) {
      await write(call, error instanceof Refusal ? error.code : 'failed');
      throw error;
    }
    await write(call, resultOf(kind, answer), answer);
    return answer;
  };
  // Keeps properties that operations have, such as how their idempotency keys are stored.
  return Object.assign(recorded, operation);
}

function resultOf(kind: SecurityKind, { status, body }: AnyAnswer): string {
  // A refusal that was stored with its idempotency key.
  if (status >= 400) return textOf(body, 'code') ?? 'failed';
  return kind === 'sign_in' && status === 202 ? 'second_step_needed' : 'ok';
}

/** The id of what was created, changed or removed; for a code, its purpose. */
function subjectOf(call: AnyCall, answer: AnyAnswer | undefined): string | null {
  return textOf(call.params, 'id') ?? textOf(answer?.body, 'id') ?? textOf(call.body, 'purpose') ?? null;
}

function textOf(from: unknown, name: string): string | undefined {
  const value = (from as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}
