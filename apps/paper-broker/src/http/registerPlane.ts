import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract, OperationRules } from './contract.js';
import { addContractRoutes } from './contractRoutes.js';
import type { AnyAnswer } from './operation.js';
import { logFaults } from './operationRoute.js';

/** A contract other than the customers', served on the same port. */
export interface Plane<Id extends string> {
  /** `/sim/v1` */
  readonly prefix: string;
  readonly contract: Contract<Id>;
  /** Adds hooks to the plane: who may call it, and what is recorded. */
  readonly guard: (plane: FastifyInstance) => void;
  /** Runs a call that has been validated against the contract. */
  readonly call: (rules: OperationRules<Id>, request: FastifyRequest) => Promise<AnyAnswer>;
}

/** Serves every operation of a plane. Answers are filtered through its contract. */
export async function registerPlane<Id extends string>(
  app: FastifyInstance,
  { prefix, contract, guard, call }: Plane<Id>,
): Promise<void> {
  await app.register(
    async (plane) => {
      guard(plane);
      refuseUnknownParameters(plane);
      addContractRoutes(plane, contract, (rules) => async (request, reply) => {
        const answer = await call(rules, request);
        logFaults(request, answer);
        const { status, headers = {}, body } = answer;
        reply.code(status).headers(headers);
        return body === undefined ? reply.send() : reply.send(body);
      });
    },
    { prefix },
  );
}

/** If a misspelt filter were ignored, an operator would take an unfiltered list for a filtered one. */
function refuseUnknownParameters(plane: FastifyInstance): void {
  plane.addHook('onRoute', ({ schema }) => {
    if (schema !== undefined)
      schema.querystring = { type: 'object', ...(schema.querystring ?? {}), additionalProperties: false };
  });
}
