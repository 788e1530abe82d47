import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { createAddressReader } from '../http/clientAddress.js';
import { listSecurityEvents, recordSecurityEvent } from '../securityLog/securityLog.js';
import { securityQuery } from './schemas.js';

const ROWS = 200;

/** Records every call of the control plane that changes something, before it is answered. */
export function recordOperatorCalls(plane: FastifyInstance, context: BrokerContext): void {
  const readAddress = createAddressReader(context.config.trustedProxies);
  plane.addHook('onSend', async (request, reply) => {
    // Who has no token is no operator, and would fill the log.
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode === 401) return;
    const { id, memberId } = request.params as { id?: string; memberId?: string };
    await recordSecurityEvent(context, {
      kind: 'operator',
      actor: 'operator',
      memberId: [id, memberId].find((each) => each?.startsWith('mem_')) ?? null,
      identityHash: null,
      address: readAddress(request.raw),
      agent: request.headers['user-agent'] ?? '',
      result: reply.statusCode < 400 ? 'ok' : String(reply.statusCode),
      subject: subjectOf(request),
    });
  });
}

/** `POST /sim/v1/review/deposit/dep_… pass` */
function subjectOf({ method, url, body }: FastifyRequest): string {
  const decision = (body as { decision?: unknown } | null | undefined)?.decision;
  const path = url.split('?', 1)[0] ?? '';
  return [method, path, ...(typeof decision === 'string' ? [decision] : [])].join(' ');
}

/** What happened to accounts, the newest first. */
export function addSecurityRoutes(plane: FastifyInstance, { db }: BrokerContext): void {
  plane.get('/security', { schema: { querystring: securityQuery } }, async (request) => {
    const { member_id: memberId, kind } = request.query as { member_id?: string; kind?: string };
    const rows = await listSecurityEvents(db.read, { memberId, kind }, ROWS);
    return {
      data: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        actor: row.actor,
        member_id: row.member_id,
        identity_hash: row.identity_hash === null ? null : Buffer.from(row.identity_hash).toString('hex'),
        address: row.address,
        agent: row.agent,
        result: row.result,
        subject: row.subject,
      })),
    };
  });
}
