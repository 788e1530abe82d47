import { createHash, randomBytes } from 'node:crypto';
import {
  findOperation,
  type AnyAnswer,
  type AnyCall,
  type OperationId,
  type Operations,
} from '../operation.js';

/** Calls an operation as a member, with a random idempotency key unless one is given. A `Refusal` is thrown. */
export type CallAs = (
  memberId: string,
  operation: OperationId,
  request?: Partial<AnyCall>,
) => Promise<AnyAnswer>;

/** Calls operations without HTTP. */
export function createCallAs(operations: Operations): CallAs {
  return (memberId, operation, request = {}) => {
    const run = findOperation(operations, operation);
    if (run === undefined) throw new Error(`There is no operation ${operation}.`);
    return run({
      operationId: operation,
      operation: `TEST ${operation} ${JSON.stringify(request.params ?? {})}`,
      params: {},
      query: {},
      body: undefined,
      locale: 'en',
      address: '127.0.0.1',
      isLocal: false,
      requestId: 'req_test',
      idempotencyKey: randomBytes(12).toString('hex'),
      ifMatch: undefined,
      member: { memberId, sessionId: 'ses_test', vip: false },
      tokenHash: createHash('sha256').update(memberId).digest(),
      platform: 'h5',
      agent: '',
      lastEventId: undefined,
      ...request,
    });
  };
}
