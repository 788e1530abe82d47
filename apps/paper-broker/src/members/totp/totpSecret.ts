import type { BrokerContext } from '../../context.js';
import { Refusal } from '../../http/refusal.js';
import { SealBroken, seal, unseal } from '../../secrets/sealing.js';

type Keyed = Pick<BrokerContext, 'config'>;

/**
 * Decrypts the key of an authenticator app.
 * @throws Refusal `unavailable` when it was encrypted with another SECRET_KEY; recovery codes still work then
 */
export function openTotpSecret({ config }: Keyed, sealed: Uint8Array | null): Uint8Array {
  try {
    return unseal(config, sealed ?? new Uint8Array());
  } catch (error) {
    if (error instanceof SealBroken) throw new Refusal('unavailable', { retryAfterS: 60 });
    throw error;
  }
}

/** Encrypts the keys that an earlier release stored as plain bytes. */
export async function sealTotpSecrets({ db, config }: Keyed & Pick<BrokerContext, 'db'>): Promise<void> {
  const rows = await db.read
    .selectFrom('member_totp')
    .select(['member_id', 'secret'])
    .where('secret', 'is not', null)
    .execute();
  for (const { member_id, secret } of rows) {
    if (secret === null) continue;
    await db.transaction((tx) =>
      tx
        .updateTable('member_totp')
        .set({ secret: null, sealed_secret: seal(config, secret) })
        .where('member_id', '=', member_id)
        .where('secret', 'is not', null)
        .execute(),
    );
  }
}
