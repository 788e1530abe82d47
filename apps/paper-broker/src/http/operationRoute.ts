import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationRules } from './contract.js';
import type { TakeTurn } from '../util/turns.js';
import { fileOf } from './bodyTypes.js';
import { nameOperation } from './idempotency.js';
import { chooseLocale } from './locale.js';
import { isLocalRequest } from './localClient.js';
import type { AnyAnswer, AnyCall, AnyOperation, SignedIn } from './operation.js';
import { senderOf } from './gateFacts.js';

/** What the hooks have found out about a request before its handler runs. */
export interface RequestFacts {
  readonly member: SignedIn | undefined;
  readonly tokenHash: Uint8Array | undefined;
  readonly address: string;
}

/** What a handler needs from the app. `openStream` counts streams and closes them. */
export interface RouteTools {
  factsOf(request: FastifyRequest): RequestFacts;
  /** Runs an operation when it is its sender's turn. */
  readonly takeTurn: TakeTurn;
  openStream(request: FastifyRequest, reply: FastifyReply, answer: AnyAnswer): void;
  /** Called for a replay, which does not count as a request. */
  onReplay(request: FastifyRequest): void;
}

export function toHandler(rules: OperationRules, operation: AnyOperation, tools: RouteTools) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const facts = tools.factsOf(request);
    const answer = await tools.takeTurn(senderOf(facts), () => operation(toCall(rules, request, facts)));
    logFaults(request, answer);
    reply.code(answer.status);
    for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
    if (answer.stream !== undefined) {
      tools.openStream(request, reply, answer);
      return reply;
    }
    if (answer.isReplay === true) {
      reply.header('Idempotent-Replayed', 'true');
      tools.onReplay(request);
    }
    // A stored refusal is a complete problem document, which no response schema may filter.
    if (answer.status >= 400) {
      return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(answer.body));
    }
    if (answer.json !== undefined) return reply.type('application/json; charset=utf-8').send(answer.json);
    return answer.body === undefined ? reply.send() : reply.send(answer.body);
  };
}

export function logFaults(request: FastifyRequest, { faults = [] }: AnyAnswer): void {
  for (const { row, error } of faults) request.log.error({ err: error, row }, 'row left out of a list');
}

function toCall(rules: OperationRules, request: FastifyRequest, facts: RequestFacts): AnyCall {
  return {
    operationId: rules.operationId,
    operation: nameOperation({ method: rules.method, url: request.url }),
    params: request.params as object,
    query: request.query as object,
    body: rules.takesBody ? request.body : undefined,
    file: fileOf(request),
    locale: chooseLocale(request.headers['accept-language']),
    address: facts.address,
    isLocal: isLocalRequest(request),
    requestId: request.id,
    idempotencyKey: textHeader(request, 'idempotency-key'),
    ifMatch: readVersion(textHeader(request, 'if-match')),
    member: facts.member,
    tokenHash: facts.tokenHash,
    agent: textHeader(request, 'user-agent') ?? '',
    platform: readPlatform(textHeader(request, 'platform')),
    lastEventId: textHeader(request, 'last-event-id'),
  };
}

function textHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Customers read it in the list of their sessions, so a stranger's other text is not shown there. */
const PLATFORM = /^[\w.-]{1,20}$/;
const readPlatform = (header = ''): string => (PLATFORM.test(header) ? header : 'unknown');

function readVersion(header: string | undefined): number | undefined {
  const digits = /^"(\d{1,9})"$/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
