import { recordDeed } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import { compareAsTry } from '../members/attempts.js';
import { isPassword } from '../members/passwords.js';
import { matchStep } from '../members/totp/totp.js';
import { openTotpSecret } from '../members/totp/totpSecret.js';
import { finishEnrolment, startEnrolment } from './enrolment.js';
import { operatorOf, type OperatorOperations, type OperatorWire } from './operation.js';
import { isConfirmed, toActor, type OperatorRow } from './operatorRow.js';
import { endOperatorSessions, openOperatorSession } from './operatorSessions.js';

type SessionOperations = Pick<
  OperatorOperations,
  'startEnrolment' | 'finishEnrolment' | 'signInOperator' | 'getOperatorSession' | 'signOutOperator'
>;

/** The operations to enrol, sign in and sign out. */
export function serveSessions(context: BrokerContext): SessionOperations {
  const view = (
    { id, name, role }: Pick<OperatorRow, 'id' | 'name' | 'role'>,
    confirmed: boolean,
  ): OperatorWire['OperatorSession'] => ({
    operator: { id, name, role },
    confirmed,
    four_eyes_above: context.config.fourEyesAbove,
  });
  return {
    async startEnrolment({ body }) {
      return { status: 200, body: await startEnrolment(context, body.code) };
    },
    async finishEnrolment({ body, address }) {
      const { operator, token } = await finishEnrolment(context, body, address);
      return { status: 201, body: { token, ...view(operator, isConfirmed(operator)) } };
    },
    async signInOperator({ body, address }) {
      const { operator, token } = await signIn(context, body, address);
      return { status: 201, body: { token, ...view(operator, isConfirmed(operator)) } };
    },
    async getOperatorSession(call) {
      const operator = operatorOf(call);
      return { status: 200, body: view(operator, operator.isConfirmed) };
    },
    async signOutOperator(call) {
      const operator = operatorOf(call);
      await context.db.transaction(async (tx) => {
        await endOperatorSessions(tx, operator, context.clock.wall());
        await recordDeed(tx, context, operator, { action: 'signed out' });
      });
      return { status: 204 };
    },
  };
}

/** @throws Refusal `invalid_credentials`, whichever part is wrong; `rate_limited` */
async function signIn(
  context: BrokerContext,
  { name, password, totp }: OperatorWire['OperatorSignIn'],
  address: string,
): Promise<{ readonly operator: OperatorRow; readonly token: string }> {
  const { db, clock } = context;
  const known = await db.read
    .selectFrom('operator')
    .selectAll()
    .where('name', '=', name.toLowerCase())
    .where('enrolled_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const step = await compareAsTry(context, `operator ${name.toLowerCase()}`, async () => {
    const isRight = await isPassword(password, known?.password_hash ?? undefined, address);
    if (!isRight || known === undefined) return undefined;
    return matchStep(openTotpSecret(context, known.sealed_secret), totp, clock.wall(), known.last_step);
  });
  if (step === undefined || known === undefined) throw new Refusal('invalid_credentials');
  return db.transaction(async (tx) => {
    const operator = await tx
      .updateTable('operator')
      .set({ last_step: step })
      .where('id', '=', known.id)
      .where('last_step', '<', step)
      .where('enrolled_at', 'is not', null)
      .where('disabled_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    // Another request has used the same code.
    if (operator === undefined) throw new Refusal('invalid_credentials');
    await recordDeed(tx, context, toActor(operator, address), { action: 'signed in' });
    return { operator, token: await openOperatorSession(tx, context, operator.id) };
  });
}
