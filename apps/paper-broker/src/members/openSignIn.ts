import { sql, type RawBuilder } from 'kysely';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { notifyMemberEverywhere } from './notifyMember.js';
import { openSession, toPrefix, type NewSession } from './sessions.js';
import { readDevice } from './readDevice.js';

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

/** Opens the session of a sign-in, and tells the member if its device is a new one. @returns the session's token */
export async function openSignIn(tx: Tx, tools: Tools, session: NewSession): Promise<string> {
  if (await isNewDevice(tx, session)) {
    const { memberId, device } = session;
    const { browser, system } = readDevice(device.agent);
    const params = {
      device: [browser, system, toPrefix(device.address)].filter((part) => part !== null).join(' · '),
      time: tools.clock.wall().toISOString(),
    };
    await notifyMemberEverywhere(tx, tools, { memberId, template: 'new_device', params });
  }
  return openSession(tx, tools, session);
}

/**
 * Whether the member's stored sessions name devices, and none of them is this one. A device is known by the names of its
 * browser and system: an address changes with each network. The session of the registration is the first one.
 */
async function isNewDevice(tx: Tx, { memberId, device }: NewSession): Promise<boolean> {
  const { browser, system } = readDevice(device.agent);
  const isKnown = (isSame: RawBuilder<unknown>) =>
    sql`exists (select from member_session where member_id = ${memberId} and ${isSame})`;
  const is = (column: 'browser' | 'system', name: string | null) =>
    name === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${name}`;
  // Each condition is a range of one index: a member may have many sessions.
  const { rows } = await sql<{ is_new: boolean }>`
    select (${isKnown(sql`browser is not null`)} or ${isKnown(sql`browser is null and system is not null`)})
       and not ${isKnown(sql`${is('browser', browser)} and ${is('system', system)}`)} as is_new`.execute(tx);
  return rows[0]?.is_new === true;
}
