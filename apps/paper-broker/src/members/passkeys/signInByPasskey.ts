import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import type { BrokerContext } from '../../context.js';
import { Refusal } from '../../http/refusal.js';
import { openSignIn } from '../openSignIn.js';
import type { Device } from '../sessions.js';
import { makeChallenge, useChallenge } from './challenges.js';
import { readCredential } from './readCredential.js';
import { relyingPartyOf } from './relyingParty.js';
import { loadWebauthn } from './webauthn.js';

/** The options for signing in. They name no passkeys, because the device knows its own. */
export async function startPasskeySignIn(context: BrokerContext): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context.config).id,
    challenge: await makeChallenge(context, null),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/**
 * Signs in with a credential that a device has signed.
 * @returns the new session's token
 * @throws Refusal `passkey_invalid`; `passkey_unknown` for one that was removed; `account_locked`, `account_frozen`
 */
export async function signInByPasskey(
  context: BrokerContext,
  credential: string,
  device: Device,
): Promise<string> {
  const { db, clock } = context;
  const { json, id, clientData } = readCredential<AuthenticationResponseJSON>(credential);
  const party = relyingPartyOf(context.config);
  const isOurs = party.isOrigin(clientData.origin);
  if (!isOurs || !(await useChallenge(context, clientData.challenge, null)))
    throw new Refusal('passkey_invalid');
  const passkey = await db.read
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['passkey.id', 'member_id', 'public_key', 'counter', 'transports', 'locked_at', 'frozen_at'])
    .where('credential_id', '=', id)
    .executeTakeFirst();
  if (passkey === undefined) throw new Refusal('passkey_unknown');
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const result = await verifyAuthenticationResponse({
    response: json,
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
    },
  }).catch(() => {
    throw new Refusal('passkey_invalid');
  });
  if (!result.verified) throw new Refusal('passkey_invalid');
  if (passkey.locked_at !== null) throw new Refusal('account_locked');
  if (passkey.frozen_at !== null) throw new Refusal('account_frozen');
  return db.transaction(async (tx) => {
    await tx
      .updateTable('passkey')
      .set({ counter: result.authenticationInfo.newCounter, last_used_at: clock.wall() })
      .where('id', '=', passkey.id)
      .execute();
    return openSignIn(tx, context, { memberId: passkey.member_id, device });
  });
}
