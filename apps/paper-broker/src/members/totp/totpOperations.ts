import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../../context.js';
import type { Operations } from '../../http/operation.js';
import { requireMember } from '../../http/signedIn.js';
import { requireProfile } from '../queries.js';
import { reauthenticate } from '../reauthenticate.js';
import { confirmTotp, disableTotp, findTotp, renewRecoveryCodes, startTotp } from './memberTotp.js';
import { countRecoveryCodes } from './recoveryCodes.js';
import { toBase32, totpUri } from './totp.js';

/** The operations that turn the second step of signing in on and off. */
export function createTotpOperations(context: BrokerContext): Operations {
  const { db } = context;
  return {
    async getTotp(call) {
      const { memberId } = requireMember(call);
      const enabledAt = (await findTotp(db.read, memberId))?.enabled_at ?? null;
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
      const text = toBase32(await startTotp(context, memberId));
      const { mail, phone } = await requireProfile(db.read, memberId);
      const body = { secret: text, uri: totpUri(context.config.appName, mail ?? phone ?? memberId, text) };
      return { status: 201, body: body satisfies Wire['TotpKey'] };
    },
    async confirmTotp(call) {
      const codes = await confirmTotp(context, requireMember(call), call.body.code);
      return { status: 200, body: { recovery_codes: codes } satisfies Wire['RecoveryCodes'] };
    },
    async renewRecoveryCodes(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      const codes = await renewRecoveryCodes(context, memberId);
      return { status: 200, body: { recovery_codes: codes } satisfies Wire['RecoveryCodes'] };
    },
    async disableTotp(call) {
      const { memberId } = requireMember(call);
      await reauthenticate(context, memberId, call.body.password);
      await disableTotp(context, memberId);
      return { status: 204 };
    },
  };
}
