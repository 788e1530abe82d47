import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Contract, OperationRules } from './contract.js';
import { toRouteSchema } from './routeSchema.js';

/** Adds a route for each operation of a contract for which `handlerOf` returns a handler. */
export function addContractRoutes<Id extends string>(
  app: FastifyInstance,
  { document, operations }: Contract<Id>,
  handlerOf: (rules: OperationRules<Id>) => RouteHandlerMethod | undefined,
): void {
  for (const rules of operations.values()) {
    const handler = handlerOf(rules);
    if (handler === undefined) continue;
    app.route({
      method: rules.method,
      url: rules.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: toRouteSchema(document, rules),
      config: { operationId: rules.operationId },
      handler,
    });
  }
}
