import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../../context.js';
import type { Operations } from '../../http/operation.js';
import { Refusal, refuseField } from '../../http/refusal.js';
import { requireMember } from '../../http/signedIn.js';
import { requireProfile } from '../queries.js';
import { reauthenticate } from '../reauthenticate.js';
import { endSessions } from '../sessions.js';
import { noteCredentialsChange } from '../credentialsChange.js';
import { compareAsTry } from '../attempts.js';
import { notifyMember, notifyMemberEverywhere } from '../notifyMember.js';
import {
  countRecoveryCodes,
  drawRecoveryCodes,
  hashRecoveryCodes,
  replaceRecoveryCodes,
} from './recoveryCodes.js';
import { seal } from '../../secrets/sealing.js';
import { openTotpSecret } from './totpSecret.js';
import { matchStep, toBase32, TOTP_SECRET_BYTES, totpUri } from './totp.js';

/** The operations that turn the second step of signing in on and off. */
export function createTotpOperations(context: BrokerContext): Operations {
  const { db, clock, entropy } = context;
  const findTotp = (memberId: string) =>
    db.read.selectFrom('member_totp').selectAll().where('member_id', '=', memberId).executeTakeFirst();

  return {
    async getTotp(call) {
      const { memberId } = requireMember(call);
      const totp = await findTotp(memberId);
      const enabledAt = totp?.enabled_at ?? null;
      return {
        status: 200,
        body: {
          enabled: enabledAt !== null,
          recovery_codes_left: enabledAt === null ? 0 : await countRecoveryCodes(db.read, memberId),
          enabled_at: enabledAt?.toISOString() ?? null,
        } satisfies Wire['TotpState'],
      };
    },
    async startTotp(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      if (((await findTotp(memberId))?.enabled_at ?? null) !== null) throw new Refusal('totp_already_on');
      const secret = Buffer.from(entropy.bytes(TOTP_SECRET_BYTES));
      const sealed = seal(context.config, secret);
      await db.transaction((tx) =>
        tx
          .insertInto('member_totp')
          .values({ member_id: memberId, sealed_secret: sealed, enabled_at: null })
          .onConflict((conflict) =>
            conflict
              .column('member_id')
              .doUpdateSet({ sealed_secret: sealed, enabled_at: null, last_step: 0 }),
          )
          .execute(),
      );
      const { mail, phone } = await requireProfile(db.read, memberId);
      const text = toBase32(secret);
      const body = { secret: text, uri: totpUri(context.config.appName, mail ?? phone ?? memberId, text) };
      return { status: 201, body: body satisfies Wire['TotpKey'] };
    },
    async confirmTotp(call) {
      const { memberId, sessionId } = requireMember(call);
      const { code } = call.body;
      const totp = await findTotp(memberId);
      if (totp === undefined) throw new Refusal('totp_not_started');
      if (totp.enabled_at !== null) throw new Refusal('totp_already_on');
      const step = await compareAsTry(context, `totp ${memberId}`, async () =>
        matchStep(openTotpSecret(context, totp.sealed_secret), code, clock.wall(), totp.last_step),
      );
      if (step === undefined) throw refuseField('code', 'code_invalid');
      const codes = drawRecoveryCodes(context);
      const hashes = await hashRecoveryCodes(context.config, memberId, codes);
      await db.transaction(async (tx) => {
        const turnedOn = await tx
          .updateTable('member_totp')
          .set({ enabled_at: clock.wall(), last_step: step })
          .where('member_id', '=', memberId)
          .where('enabled_at', 'is', null)
          .returning('member_id')
          .executeTakeFirst();
        // Another request was first; the recovery codes that it has shown stay valid.
        if (turnedOn === undefined) throw new Refusal('totp_already_on');
        await replaceRecoveryCodes(tx, context, memberId, hashes);
        await noteCredentialsChange(tx, context, memberId);
        await endSessions(tx, memberId, clock.wall(), sessionId);
        await notifyMember(tx, context, { memberId, template: 'totp_on' });
      });
      return { status: 200, body: { recovery_codes: codes } satisfies Wire['RecoveryCodes'] };
    },
    async renewRecoveryCodes(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      if (((await findTotp(memberId))?.enabled_at ?? null) === null) throw new Refusal('totp_not_started');
      const codes = drawRecoveryCodes(context);
      const hashes = await hashRecoveryCodes(context.config, memberId, codes);
      await db.transaction(async (tx) => {
        await replaceRecoveryCodes(tx, context, memberId, hashes);
        await noteCredentialsChange(tx, context, memberId);
      });
      return { status: 200, body: { recovery_codes: codes } satisfies Wire['RecoveryCodes'] };
    },
    async disableTotp(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      await db.transaction(async (tx) => {
        const gone = await tx
          .deleteFrom('member_totp')
          .where('member_id', '=', memberId)
          .returning('enabled_at')
          .executeTakeFirst();
        await replaceRecoveryCodes(tx, context, memberId, []);
        const wasOn = gone !== undefined && gone.enabled_at !== null;
        if (!wasOn) return;
        await noteCredentialsChange(tx, context, memberId);
        await notifyMemberEverywhere(tx, context, { memberId, template: 'totp_off' });
      });
      return { status: 204 };
    },
  };
}
