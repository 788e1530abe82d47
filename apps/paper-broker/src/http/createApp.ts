import { createHash } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { BrokerContext } from '../context.js';
import { createTurns } from '../util/turns.js';
import { newId } from '../ids.js';
import { traceRequests } from '../tracing/traceRequests.js';
import { readBodies } from './bodyTypes.js';
import { cleanText } from './cleanText.js';
import { allowedMethods, type Contract } from './contract.js';
import { compress } from './compress.js';
import { addContractRoutes } from './contractRoutes.js';
import { endConnections } from './endConnections.js';
import { createErrorHandler, sendRefusal } from './errorHandler.js';
import { apiContentPolicy, commonHeaders, KEPT_SECONDS } from './headers.js';
import { senderOf } from './gateFacts.js';
import { addHealthRoutes, type Health } from './health.js';
import { createMetrics, type Metrics } from './metrics.js';
import { findOperation, type Operations } from './operation.js';
import { toHandler } from './operationRoute.js';
import { withPasswordPolicy } from './passwordPolicy.js';
import { Refusal } from './refusal.js';
import { createRequestGate, type RequestGate } from './requestGate.js';
import { belowBase } from './servedApp.js';
import { createStreamGate } from './streamGate.js';
import { answerUnreadable, requireOneHost } from './unreadable.js';
import { compileSerializer } from './serialization.js';
import { compileValidator } from './validation.js';

const API = '/api/v1';
const OPERATORS = '/operator/v1';
/** `Cache-Control` of an answer that does not set its own. */
const UNKEPT = 'no-store';
/** Larger than any JSON body of the contract. */
const MAX_BODY_BYTES = 64 * 1024;
/** The time limit for a whole request, enough for an upload of 10 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 180_000;
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * The most requests of one sender that run at the same time; further ones wait. A browser opens six connections. The
 * pool has twenty, so one sender's burst leaves some to others.
 */
const AT_ONCE = 8;

export interface AppParts extends BrokerContext {
  readonly contract: Contract;
  /** The implemented operations; any other operation of the contract answers 404. */
  readonly operations: Operations;
  readonly log: FastifyBaseLogger;
  readonly health?: Health;
  /** A path prefix such as `/invest/`, under which everything is served as well as at the root. Default: `/`. */
  readonly base?: string;
  /** Adds hooks for every answer before there are routes. */
  readonly addHooks?: (app: FastifyInstance) => void;
  /** Adds routes on the same port: the control plane, the built app. */
  readonly extend?: (app: FastifyInstance) => Promise<void> | void;
}

/** Creates the HTTP server of the broker, not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { clock, contract, entropy, operations } = parts;
  const metrics = createMetrics();
  const gate = createRequestGate(parts, contract, operations, (error) =>
    parts.log.warn({ err: error }, 'request limits are not shared'),
  );
  const streams = createStreamGate(metrics);
  const takeTurn = createTurns(Number.POSITIVE_INFINITY, AT_ONCE);
  const createRequestId = (): string => newId('req', clock.wall(), entropy);
  const app = openServer(parts, createRequestId);

  answerUnreadable(app.server, createRequestId);
  endConnections(app);
  readBodies(
    app,
    (request) => gate.factsOf(request).rules?.takesFile === true,
    (request) => senderOf(gate.factsOf(request)),
  );
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(createErrorHandler(gate.requireSession));
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, toNotFound(contract, request)));
  if (parts.config.tracesTo !== undefined) traceRequests(app);
  addHooks(app, contract, { gate, metrics, isClockOff: () => parts.health?.isClockOff() === true });
  parts.addHooks?.(app);
  app.addHook('preClose', async () => streams.endAll());
  app.addHook('onClose', async () => gate.close());

  addHealthRoutes(app, { ...parts, metrics });
  await app.register(
    async (api) =>
      addContractRoutes(api, withPasswordPolicy(contract, parts.config.passwordPolicy), (rules) => {
        const operation = findOperation(operations, rules.operationId);
        return (
          operation &&
          toHandler(rules, operation, {
            factsOf: gate.factsOf,
            takeTurn,
            openStream: (request, reply, answer) =>
              streams.open(request, reply, gate.factsOf(request), answer),
            onReplay: gate.uncount,
          })
        );
      }),
    { prefix: API },
  );
  await parts.extend?.(app);
  return app;
}

/** The server with its limits, before any hook or route. */
function openServer(parts: AppParts, createRequestId: () => string): FastifyInstance {
  return fastify({
    loggerInstance: parts.log,
    // The `onResponse` hook below writes one line for each request, without the client's address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: createRequestId,
    // The gate reads the headers of proxies, and only trusts those that TRUSTED_PROXIES names.
    trustProxy: false,
    rewriteUrl: ({ url = '/' }) => belowBase(toOriginForm(url), parts.base ?? '/'),
    forceCloseConnections: 'idle',
    // A request that comes while the server stops is answered as usual. Fastify's own refusal is no problem document.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
      // `requireOneHost` checks it, so that the refusal has the usual form.
      requireHostHeader: false,
    },
    // Longer than any URL that Node accepts, so that the contract's own limit refuses a long id.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 65_536 },
    // A URL that cannot be decoded reaches no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      setCommonHeaders(request, reply);
      void sendRefusal(request, reply, new Refusal('validation'));
    },
  });
}

function toNotFound(contract: Contract, request: FastifyRequest): Refusal {
  const path = pathOf(request);
  const methods = path.startsWith(API) ? allowedMethods(contract, path.slice(API.length)) : [];
  return methods.length === 0 || methods.includes(request.method)
    ? new Refusal('not_found')
    : new Refusal('method_not_allowed', { allow: methods.join(', ') });
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders);
  reply.header('X-Request-Id', request.id);
  reply.header('Content-Security-Policy', apiContentPolicy);
  reply.header('Cache-Control', UNKEPT);
}

/** Whether the router matched a literal path of the contract, such as `DELETE /position/close`, as an id. */
function isMistakenForId(literals: ReadonlySet<string>, request: FastifyRequest, path: string): boolean {
  return request.routeOptions.url?.includes(':') === true && literals.has(path.slice(API.length));
}

interface HookParts {
  readonly gate: RequestGate;
  readonly metrics: Metrics;
  readonly isClockOff: () => boolean;
}

function addHooks(app: FastifyInstance, contract: Contract, parts: HookParts): void {
  const { gate, metrics, isClockOff } = parts;
  const literals = new Set([...contract.operations.values()].map((rules) => rules.path));
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(request, reply);
    requireOneHost(request.raw);
    const path = pathOf(request);
    // The router decodes percent-encoded letters before matching, so check the matched route too.
    const isBelow = (plane: string): boolean =>
      [path, request.routeOptions.url].some((each) => each?.startsWith(`${plane}/`) === true);
    // By a wrong clock, sessions would have ended, and prices would be those of another time.
    if (isClockOff() && (isBelow(API) || isBelow(OPERATORS))) throw new Refusal('unavailable');
    if (!isBelow(API)) return;
    if (isMistakenForId(literals, request, path)) throw toNotFound(contract, request);
    await gate.enter(request);
  });
  app.addHook('preValidation', async (request) => {
    requireText(request);
    if (request.routeOptions.schema?.body === undefined) return;
    if (request.body === undefined) throw new Refusal('malformed_json');
    request.body = cleanText(request.body);
  });
  app.addHook('preHandler', (request) => gate.enterWithBody(request));
  app.addHook('onSend', async (request, reply, payload) => {
    const { rules } = gate.factsOf(request);
    if (rules?.counts === 'failures' && reply.statusCode < 400) gate.uncount(request);
    gate.leave(request, reply.statusCode);
    gate.writeHeaders(request, reply);
    if (rules?.isDeprecated === true) reply.header('Deprecation', 'true');
    const sent =
      rules?.isCacheable === true && reply.statusCode === 200
        ? answerCached(request, reply, payload)
        : payload;
    return rules?.signIn === 'none' ? compress(request, reply, sent) : sent;
  });
  app.addHook('onResponse', async (request, reply) => {
    const operationId = request.routeOptions.config.operationId ?? 'other';
    metrics.observe(operationId, reply.statusCode, reply.elapsedTime);
    const { member } = gate.factsOf(request);
    request.log.info(
      {
        operation: operationId,
        method: request.method,
        // The route, not the URL, which may contain a token or an id.
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        memberId: member?.memberId,
      },
      'request',
    );
  });
}

/** Adds an `ETag` to reference data, lets it be cached unless it says otherwise, and answers 304 to a known tag. */
function answerCached(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('ETag', tag);
  if (reply.getHeader('Cache-Control') === UNKEPT)
    reply.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  const match = known?.find((each) => each.replace(/^W\//, '') === tag || each === '*');
  if (match === undefined) return payload;
  // A compressed answer has a weak tag; send back the tag that the client sent.
  if (match !== '*') reply.header('ETag', match);
  reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type');
  return '';
}

/** A URL with a host, which a client sends to a proxy (`GET http://host/path`), becomes one without. */
function toOriginForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/**
 * Refuses a query that is not UTF-8, because the query parser would keep it as it is. The router has decoded
 * the path already.
 * @throws Refusal `validation`
 */
function requireText({ url, routeOptions }: FastifyRequest): void {
  if (routeOptions.config.operationId === undefined) return;
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1));
  } catch {
    throw new Refusal('validation');
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
