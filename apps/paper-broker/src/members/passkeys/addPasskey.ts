import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Wire } from '@fairlot/api-client/wire';
import type { Selectable } from 'kysely';
import type { BrokerContext } from '../../context.js';
import type { Queries } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import type { Created } from '../../http/created.js';
import { newId } from '../../ids.js';
import { noteCredentialsChange } from '../credentialsChange.js';
import type { IdentityTables } from '../schema.js';
import { requireProfile } from '../queries.js';
import { notifyMemberEverywhere } from '../notifyMember.js';
import { makeChallenge, useChallenge } from './challenges.js';
import { readCredential } from './readCredential.js';
import { relyingPartyOf } from './relyingParty.js';
import { loadWebauthn } from './webauthn.js';

const MAX_PASSKEYS = 10;

/** The options with which a device creates a passkey. @throws Refusal `limit_reached` */
export async function startPasskey(context: BrokerContext, memberId: string): Promise<string> {
  const { db, config } = context;
  const known = await listCredentials(db.read, memberId);
  refuseTooMany(known.length);
  const { mail, phone } = await requireProfile(db.read, memberId);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: config.appName,
    rpID: relyingPartyOf(config).id,
    userName: mail ?? phone ?? memberId,
    userID: new Uint8Array(Buffer.from(memberId)),
    challenge: await makeChallenge(context, memberId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/**
 * Adds a passkey that a device has created, unless it is there already.
 * @throws Refusal `passkey_invalid`, `limit_reached`
 */
export async function addPasskey(
  context: BrokerContext,
  memberId: string,
  { name, credential }: Wire['PasskeyRegistration'],
): Promise<Created<PasskeyRow>> {
  const { db, clock, entropy } = context;
  const known = await db.read
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('credential_id', '=', readCredential(credential).id)
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (known !== undefined) return { row: known, isNew: false };
  const made = await verify(context, memberId, credential);
  const wall = clock.wall();
  const id = newId('psk', wall, entropy);
  await db.transaction(async (tx) => {
    refuseTooMany((await listCredentials(tx, memberId)).length);
    const added = await tx
      .insertInto('passkey')
      .values({
        id,
        member_id: memberId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: JSON.stringify(made.transports ?? []),
        name,
        created_at: wall,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new Refusal('passkey_invalid');
    await noteCredentialsChange(tx, context, memberId);
    await notifyMemberEverywhere(tx, context, { memberId, template: 'passkey_added', params: { name } });
  });
  return { row: { id, name, created_at: wall, last_used_at: null }, isNew: true };
}

export type PasskeyRow = Pick<
  Selectable<IdentityTables['passkey']>,
  'id' | 'name' | 'created_at' | 'last_used_at'
>;

async function verify(context: BrokerContext, memberId: string, text: string) {
  const { json, clientData } = readCredential<RegistrationResponseJSON>(text);
  const party = relyingPartyOf(context.config);
  const isOurs = party.isOrigin(clientData.origin);
  if (!isOurs || !(await useChallenge(context, clientData.challenge, memberId)))
    throw new Refusal('passkey_invalid');
  const { verifyRegistrationResponse } = await loadWebauthn();
  const result = await verifyRegistrationResponse({
    response: json,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => {
    // The library throws for every fault of a device or an attacker.
    throw new Refusal('passkey_invalid');
  });
  if (!result.verified) throw new Refusal('passkey_invalid');
  return result.registrationInfo.credential;
}

function listCredentials(queries: Queries, memberId: string) {
  return queries.selectFrom('passkey').select('credential_id').where('member_id', '=', memberId).execute();
}

function refuseTooMany(count: number): void {
  if (count >= MAX_PASSKEYS) throw new Refusal('limit_reached', { params: { max: String(MAX_PASSKEYS) } });
}
