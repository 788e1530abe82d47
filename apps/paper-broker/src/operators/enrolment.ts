import { createHash } from 'node:crypto';
import { recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { refuseField } from '../http/refusal.js';
import { later } from '../util/instants.js';
import { isCommonPassword } from '../members/newPassword.js';
import { hashPassword } from '../members/passwords.js';
import { matchStep, toBase32, TOTP_SECRET_BYTES, totpUri } from '../members/totp/totp.js';
import { openTotpSecret } from '../members/totp/totpSecret.js';
import { seal } from '../secrets/sealing.js';
import { toActor, type OperatorRow } from './operatorRow.js';
import { endOperatorSessions, openOperatorSession } from './operatorSessions.js';

const LIFE_MS = DAY_MS;
/** Without letters and digits that are easily confused; 5 bits each, 120 bits in all. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 24;

/** Hashes a code, ignoring case and hyphens. */
const hashCode = (code: string): Buffer =>
  createHash('sha256').update(code.toUpperCase().replaceAll('-', '')).digest();

/** What an operator needs to enrol; the code is shown once. */
export interface Enrolment {
  readonly operator: OperatorRow;
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Removes an operator's password, authenticator app and sessions, and issues a code to enrol again.
 * @param givenBy the administrators who cannot confirm the operator; empty: the operator needs no confirmation
 */
export async function issueEnrolment(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  operatorId: string,
  givenBy: readonly string[],
): Promise<Enrolment> {
  const wall = clock.wall();
  const letters = Array.from(entropy.bytes(LENGTH), (byte) => LETTERS.charAt(byte & 31)).join('');
  const code = (letters.match(/.{4}/g) ?? []).join('-');
  const expiresAt = later(wall, LIFE_MS);
  const operator = await tx
    .updateTable('operator')
    .set({
      password_hash: null,
      sealed_secret: null,
      last_step: 0,
      enrolled_at: null,
      enrolment_hash: hashCode(code),
      enrolment_expires_at: expiresAt,
      given_by: [...givenBy],
    })
    .where('id', '=', operatorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await endOperatorSessions(tx, { operatorId }, wall);
  return { operator, code, expiresAt };
}

/**
 * A key for an authenticator app. Each call makes a new one, and only the last one counts.
 * @throws Refusal `enrolment_invalid` for a code that is unknown, used or expired
 */
export async function startEnrolment(context: BrokerContext, code: string) {
  const secret = Buffer.from(context.entropy.bytes(TOTP_SECRET_BYTES));
  const operator = await context.db.transaction(async (tx) => {
    const { id } = await requireInvited(tx, context, code);
    return tx
      .updateTable('operator')
      .set({ sealed_secret: seal(context.config, secret) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  const text = toBase32(secret);
  return {
    name: operator.name,
    role: operator.role,
    secret: text,
    uri: totpUri(context.config.appName, operator.name, text),
  };
}

/**
 * Stores a password and an authenticator app that has proved its key, and signs in.
 * @throws Refusal `enrolment_invalid`, `password_too_common`, `code_invalid`
 */
export async function finishEnrolment(
  context: BrokerContext,
  { code, password, totp }: { readonly code: string; readonly password: string; readonly totp: string },
  address: Actor['address'],
) {
  const { clock, db } = context;
  if (isCommonPassword(password)) throw refuseField('password', 'password_too_common');
  const invited = await requireInvited(db.read, context, code);
  const step =
    invited.sealed_secret === null
      ? undefined
      : matchStep(openTotpSecret(context, invited.sealed_secret), totp, clock.wall(), invited.last_step);
  if (step === undefined) throw refuseField('totp', 'code_invalid');
  const passwordHash = await hashPassword(context.config, password, address);
  return db.transaction(async (tx) => {
    const operator = await tx
      .updateTable('operator')
      .set({
        password_hash: passwordHash,
        last_step: step,
        enrolled_at: clock.wall(),
        enrolment_hash: null,
        enrolment_expires_at: null,
      })
      .where('id', '=', invited.id)
      .where('enrolment_hash', '=', hashCode(code))
      .returningAll()
      .executeTakeFirst();
    // Another request has used the same code.
    if (operator === undefined) throw refuseField('code', 'enrolment_invalid');
    await recordDeed(tx, context, toActor(operator, address), {
      action: 'enrolled',
      subject: { kind: 'operator', id: operator.id },
    });
    return { operator, token: await openOperatorSession(tx, context, operator.id) };
  });
}

async function requireInvited(
  queries: Pick<Tx, 'selectFrom'>,
  { clock }: Pick<BrokerContext, 'clock'>,
  code: string,
): Promise<OperatorRow> {
  const operator = await queries
    .selectFrom('operator')
    .selectAll()
    .where('enrolment_hash', '=', hashCode(code))
    .where('enrolment_expires_at', '>', clock.wall())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (operator === undefined) throw refuseField('code', 'enrolment_invalid');
  return operator;
}
