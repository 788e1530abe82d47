import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { restrictContract } from '../http/contract.js';
import type { AnyAnswer } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { clockControl, type ClockTools } from './clockControl.js';
import { loadControlContract } from './controlContract.js';
import { deskControl, type DeskTools } from './deskControl.js';
import type { ControlOperations } from './operation.js';
import { parkedControl } from './parkedControl.js';
import { recordOperatorCalls } from './recordOperatorCalls.js';
import { reviewControl, type ReviewTools } from './reviewControl.js';
import { securityControl } from './securityControl.js';
import { supportControl } from './supportControl.js';

export type ControlParts = ClockTools & ReviewTools & DeskTools;

/**
 * The operator's side, `/sim/v1`, as openapi-control.yaml has it, with its own token: moves the clock, decides what
 * waits, halts an instrument. It cannot set a price or a balance.
 */
export async function registerControl(
  app: FastifyInstance,
  token: string,
  parts: ControlParts,
): Promise<void> {
  const contract = loadControlContract();
  const operations: ControlOperations = {
    ...clockControl(parts),
    ...reviewControl(parts),
    ...deskControl(parts),
    ...parkedControl(parts.context),
    ...supportControl(parts.context),
    ...securityControl(parts.context),
  };
  await app.register(
    async (plane) => {
      plane.addHook('onRequest', async (request) => requireToken(request, token));
      recordOperatorCalls(plane, parts.context);
      refuseUnknownParameters(plane);
      await plane.register(openapiGlue, {
        specification: restrictContract(contract, new Set(contract.operations.keys())),
        operationResolver: (operationId: string) => {
          const rules = contract.operations.get(operationId);
          if (rules === undefined) throw new Error(`No operation ${operationId}`);
          return {
            method: rules.method,
            url: rules.path.replace(/\{(\w+)\}/g, ':$1'),
            handler: toHandler(operations, rules.operationId),
            config: { operationId },
          };
        },
      });
    },
    { prefix: '/sim/v1' },
  );
}

function requireToken(request: FastifyRequest, token: string): void {
  // Hashed first, so that both sides have the same length and the time tells nothing.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const given = request.headers.authorization ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) throw new Refusal('unauthenticated');
}

/** Left aside, a misspelt filter would show an operator everything as if it were what was asked for. */
function refuseUnknownParameters(plane: FastifyInstance): void {
  plane.addHook('onRoute', ({ schema }) => {
    if (schema !== undefined)
      schema.querystring = { type: 'object', ...(schema.querystring ?? {}), additionalProperties: false };
  });
}

function toHandler(operations: ControlOperations, operationId: keyof ControlOperations) {
  // The call has been matched against the document, which the operation is typed by.
  const operation = operations[operationId] as (call: object) => Promise<AnyAnswer>;
  return async ({ params, query, body }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answer = await operation({ params, query, body });
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  };
}
