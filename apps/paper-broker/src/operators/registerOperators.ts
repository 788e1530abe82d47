import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BrokerContext } from '../context.js';
import type { AnyAnswer } from '../http/operation.js';
import { registerPlane } from '../http/registerPlane.js';
import type { InvariantCheck } from '../ledger/invariantCheck.js';
import type { Cases } from '../review/cases.js';
import type { OperatorOperations } from './operation.js';
import { loadOperatorContract } from './operatorContract.js';
import { createOperatorGate } from './operatorGate.js';
import { recordOperatorCalls } from './recordOperatorCalls.js';
import { serveMembers } from './serveMembers.js';
import { serveOperators } from './serveOperators.js';
import { serveReview } from './serveReview.js';
import { serveSessions } from './serveSessions.js';
import { serveWork } from './serveWork.js';

export interface OperatorParts {
  readonly context: BrokerContext;
  readonly cases: Cases;
  readonly checkInvariants: () => Promise<readonly InvariantCheck[]>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Serves the operators' API, `/operator/v1`, as openapi-operators.yaml describes it. */
export async function registerOperators(app: FastifyInstance, parts: OperatorParts): Promise<void> {
  const { context, cases, checkInvariants, log } = parts;
  const operations: OperatorOperations = {
    ...serveSessions(context),
    ...serveReview(context, cases),
    ...serveMembers(context),
    ...serveWork(context, checkInvariants),
    ...serveOperators(context),
  };
  const contract = loadOperatorContract();
  const gate = createOperatorGate(context, contract, (error) =>
    log.warn({ err: error }, 'limits of the operator plane are not shared'),
  );
  await registerPlane(app, {
    prefix: '/operator/v1',
    contract,
    guard(plane) {
      gate.guard(plane);
      recordOperatorCalls(plane, context, (request) => gate.callerOf(request).operator?.name);
    },
    call({ operationId }, request) {
      const { params, query, body } = request;
      // The call was validated against the contract, from which the operation's type is generated.
      const operation = operations[operationId] as (call: object) => Promise<AnyAnswer>;
      return operation({ params, query, body, ...gate.callerOf(request) });
    },
  });
}
