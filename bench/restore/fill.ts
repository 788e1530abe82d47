/** Fills the database of DATABASE_URL up to a size in megabytes, with customers, a posted ledger and pictures. */
import { randomBytes } from 'node:crypto';
import { decimal, negate } from '@fairlot/money';
import { seedWorld } from '../../apps/paper-broker/src/contract/testing/watchedDay.js';
import { connectPostgres } from '../../apps/paper-broker/src/db/connect.js';
import type { Journal } from '../../apps/paper-broker/src/ledger/journal.js';
import { postAll } from '../../apps/paper-broker/src/ledger/post.js';

const AT_ONCE = 500;
const PICTURE_BYTES = 250_000;
const PICTURES_AT_ONCE = 20;

const url = process.env['DATABASE_URL'] ?? '';
const bytesWanted = Number(process.argv[2]) * 1e6;
await seedWorld(url);
const db = connectPostgres(url);
const { member_id: memberId } = await db.read
  .selectFrom('account')
  .select('member_id')
  .where('kind', '=', 'trade')
  .where('currency', '=', 'USD')
  .executeTakeFirstOrThrow();

/** Transfers one dollar to the other account; the next call transfers it back. */
function transfer(number: number): Journal {
  const amount = number % 2 === 0 ? decimal('1') : negate(decimal('1'));
  const line = { memberId, book: 'available', commodity: 'USD' } as const;
  return {
    ref: `fill:${number}`,
    kind: 'transfer',
    effectiveAt: new Date(),
    lines: [
      { ...line, account: 'cash', amount: negate(amount) },
      { ...line, account: 'trade', amount },
    ],
  };
}
const sizeOf = async (): Promise<number> => {
  const [row] = await db.prepared<{ size: string }>(
    'size',
    'select pg_database_size(current_database()) as size',
    [],
  );
  return Number(row?.size);
};
// Half of the database is ledger.
for (let first = 0; (await sizeOf()) < bytesWanted / 2; first += AT_ONCE)
  await db.transaction((tx) =>
    postAll(
      tx,
      Array.from({ length: AT_ONCE }, (_, index) => transfer(first + index)),
    ),
  );
for (let number = 0; (await sizeOf()) < bytesWanted; number += 1) {
  const pictures = Array.from({ length: PICTURES_AT_ONCE }, (_, index) => `upl_${number}_${index}`);
  const bytes = pictures.map(() => randomBytes(PICTURE_BYTES));
  await db.prepared(
    'pictures',
    `insert into upload (id, member_id, purpose, content_type, size, width, height, sha256, created_at, owner_type, owner_id)
     select id, $2, 'proof', 'image/jpeg', $3, 1000, 1000, '', now(), 'deposit', id from unnest($1::text[]) as id`,
    [pictures, memberId, PICTURE_BYTES],
  );
  await db.prepared(
    'bytes',
    'insert into upload_blob (upload_id, bytes) select * from unnest($1::text[], $2::bytea[])',
    [pictures, bytes],
  );
}
console.log(`Filled: ${Math.round((await sizeOf()) / 1e6)} MB.`);
await db.close();
