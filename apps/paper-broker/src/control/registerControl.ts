import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyAnswer } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { registerPlane } from '../http/registerPlane.js';
import { recordOperatorCalls } from '../operators/recordOperatorCalls.js';
import { clockControl, type ClockTools } from './clockControl.js';
import { loadControlContract } from './controlContract.js';
import { deskControl, type DeskTools } from './deskControl.js';
import type { ControlOperations } from './operation.js';
import { reviewControl, type ReviewTools } from './reviewControl.js';
import { watchControl } from './watchControl.js';

export type ControlParts = ClockTools & ReviewTools & DeskTools;

/**
 * Registers the control plane of the simulation, `/sim/v1`, as openapi-control.yaml describes it, behind its
 * own token. It moves the clock, halts instruments and decides reviews. It cannot set a price or a balance.
 */
export async function registerControl(
  app: FastifyInstance,
  token: string,
  parts: ControlParts,
): Promise<void> {
  const operations: ControlOperations = {
    ...clockControl(parts),
    ...reviewControl(parts),
    ...deskControl(parts),
    ...watchControl(parts.context),
  };
  await registerPlane(app, {
    prefix: '/sim/v1',
    contract: loadControlContract(),
    guard(plane) {
      plane.addHook('onRequest', async (request) => requireToken(request, token));
      recordOperatorCalls(plane, parts.context);
    },
    call({ operationId }, { params, query, body }) {
      // The call has been validated against the document that the operation's type is generated from.
      const operation = operations[operationId] as (call: object) => Promise<AnyAnswer>;
      return operation({ params, query, body });
    },
  });
}

function requireToken(request: FastifyRequest, token: string): void {
  // Compare hashes, because `timingSafeEqual` needs equal lengths and the length of the token must not leak.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const given = request.headers.authorization ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) throw new Refusal('unauthenticated');
}
