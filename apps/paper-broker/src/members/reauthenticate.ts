import type { BrokerContext } from '../context.js';
import { refuseField } from '../http/refusal.js';
import { compareAsTry } from './attempts.js';
import { isPassword } from './passwords.js';

/**
 * Checks the login password again, before an action that only the account's owner may take. Wrong tries count like
 * those of signing in, so that a stolen session cannot be used to guess it. Call it before the transaction of the
 * work.
 * @param field the field of the request with the password
 * @throws Refusal `old_password_incorrect`, `rate_limited`
 */
export async function reauthenticate(
  tools: Pick<BrokerContext, 'db' | 'clock'>,
  memberId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const { password_hash } = await tools.db.read
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const isRight = await compareAsTry(tools, `again ${memberId}`, async () =>
    (await isPassword(password, password_hash, memberId)) ? true : undefined,
  );
  if (isRight === undefined) throw refuseField(field, 'old_password_incorrect');
}
