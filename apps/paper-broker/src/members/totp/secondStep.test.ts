import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../../clock/testing.js';
import { readConfig } from '../../settings/config.js';
import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import { Refusal } from '../../http/refusal.js';
import { createMarket } from '../../market/createMarket.js';
import { seal } from '../../secrets/sealing.js';
import { createMember } from '../createMember.js';
import { askSecondStep, takeSecondStep } from './secondStep.js';

const device = { platform: 'h5', agent: '', address: '127.0.0.1' };

describeOnBothStores('the second step of signing in', (makeStore) => {
  let context: BrokerContext;
  let db: Database;

  beforeAll(async () => {
    db = await makeStore();
    context = {
      db,
      clock: createTestClock(),
      entropy: createTestEntropy(),
      market: createMarket({ seed: 'test' }),
      config: readConfig({ SEED_DEMO: '0' }),
    };
  });
  afterAll(() => db.close());

  it('compares five codes, however many challenges are guessed at the same time', async () => {
    const memberId = await db.transaction(async (tx) => {
      const id =
        (await createMember(tx, context, {
          mail: 'ada@fairlot.example',
          phone: null,
          nickname: 'Ada',
          passwordHash: 'unused',
        })) ?? '';
      const secret = Buffer.from('12345678901234567890');
      await tx
        .insertInto('member_totp')
        .values({
          member_id: id,
          sealed_secret: seal(context.config, secret),
          enabled_at: context.clock.wall(),
        })
        .execute();
      return id;
    });
    const asked = await Promise.all(Array.from({ length: 4 }, () => askSecondStep(context, memberId)));
    const guesses = asked.flatMap((step) =>
      ['000000', '000001', '000002', '000003', '000004'].map((code) =>
        takeSecondStep(context, { challenge: step?.challenge ?? '', code }, device).then(
          () => 'right',
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        ),
      ),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'code_invalid')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(15);
  });
});
