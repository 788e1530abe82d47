import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrokerContext } from '../context.js';
import { createAddressReader } from '../http/clientAddress.js';
import { recordSecurityEvent } from '../securityLog/securityLog.js';

/**
 * Records in the security log, before it is answered, every call that changes something, refused or not, and every
 * read that was refused because of its caller's role.
 * @param nameOf the operator's name; undefined when it is not known
 */
export function recordOperatorCalls(
  plane: FastifyInstance,
  context: BrokerContext,
  nameOf: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  const readAddress = createAddressReader(context.config.trustedProxies);
  plane.addHook('onSend', async (request, reply) => {
    // Calls without a valid token or above the rate limit may come from anybody, and would fill the log.
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    if (isLook && reply.statusCode !== 403) return;
    if (reply.statusCode === 401 || reply.statusCode === 429) return;
    const { id, member_id } = request.params as { id?: string; member_id?: string };
    const recorded = recordSecurityEvent(context, {
      kind: 'operator',
      actor: 'operator',
      memberId: [id, member_id].find((each) => each !== undefined && MEMBER.test(each)) ?? null,
      identityHash: null,
      address: readAddress(request.raw),
      agent: request.headers['user-agent'] ?? '',
      result: reply.statusCode < 400 ? 'ok' : String(reply.statusCode),
      subject: [nameOf(request), subjectOf(request)].filter((each) => each !== undefined).join(' '),
    });
    await recorded.catch((error: unknown) => {
      if (reply.statusCode < 400) throw error;
      // Fastify answers a second error of a request by itself, with the text of the error.
      request.log.error({ err: error }, 'a refused call could not be recorded');
    });
  });
}

/** An id of a member. Another text in its place in a refused path is not recorded. */
const MEMBER = /^mem_\w+$/;

/** `POST /sim/v1/review/deposit/dep_… pass` */
function subjectOf({ method, url, body }: FastifyRequest): string {
  const decision = (body as { decision?: unknown } | null | undefined)?.decision;
  const path = url.split('?', 1)[0] ?? '';
  return [method, path, ...(typeof decision === 'string' ? [decision] : [])].join(' ');
}
