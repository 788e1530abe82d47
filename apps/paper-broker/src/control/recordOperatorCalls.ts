import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { createAddressReader } from '../http/clientAddress.js';
import { recordSecurityEvent } from '../securityLog/securityLog.js';

/** Records every call of the control plane that changes something, before it is answered. */
export function recordOperatorCalls(plane: FastifyInstance, context: BrokerContext): void {
  const readAddress = createAddressReader(context.config.trustedProxies);
  plane.addHook('onSend', async (request, reply) => {
    // A caller without a token is no operator, and would fill the log.
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode === 401) return;
    const { id, member_id } = request.params as { id?: string; member_id?: string };
    await recordSecurityEvent(context, {
      kind: 'operator',
      actor: 'operator',
      memberId: [id, member_id].find((each) => each?.startsWith('mem_')) ?? null,
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
