import type { BrokerContext } from '../../context.js';
import type { Tx } from '../../db/database.js';
import { createMember, type NewMember } from '../createMember.js';
import { openSession } from '../sessions.js';

export interface Joined {
  readonly memberId: string;
  /** The bearer token of a session. */
  readonly token: string;
}

let joined = 0;

/** Adds a member with a session and nothing else: no accounts, and no password that fits. */
export async function joinMember(
  tx: Tx,
  tools: Pick<BrokerContext, 'clock' | 'entropy'>,
  fields: Partial<NewMember> = {},
): Promise<Joined> {
  joined += 1;
  const memberId = await createMember(tx, tools, {
    mail: `member${joined}@fairlot.example`,
    phone: null,
    nickname: 'Ada',
    passwordHash: 'none',
    ...fields,
  });
  if (memberId === undefined) throw new Error('The mail address or the phone number is taken.');
  const device = { platform: 'h5', agent: '', address: '127.0.0.1' };
  return { memberId, token: await openSession(tx, tools, { memberId, device }) };
}
