import type { AnyAnswer, AnyCall, OperationId } from '../../http/operation.js';
import type { Random } from './random.js';
import { TradingModel } from './tradingModel.js';
import type { TradingRig } from './tradingRig.js';
import { toWire, type TradingWorld } from './tradingWorld.js';

export const PAY_PASSWORD = '246810';
const FUNDS_CENTS = 250_000_000;

/** One customer of a world, whom two processes serve, and the model of that customer. */
export async function joinTrading(world: TradingWorld, random: Random, payPasswordHash: string, place = 0) {
  const story: string[] = [];
  const processes = world.openProcesses(random, (line) => story.push(`   ${line}`));
  const member = await world.calm.member(toWire(FUNDS_CENTS));
  await world.db.transaction((tx) =>
    tx.updateTable('member').set({ pay_password_hash: payPasswordHash }).where('id', '=', member).execute(),
  );
  const model = new TradingModel(FUNDS_CENTS, world.market);
  world.addModel(model);
  let keys = 0;
  let isPlanted = false;

  return {
    /** Which of the customers this is. */
    place,
    member,
    random,
    model,
    market: world.market,
    closesAt: world.closesAt,
    at: world.at,
    decideBlock: world.decideBlock,
    inTurn: world.inTurn,
    /** What the customer did and what went wrong, in words. */
    story,
    /** Plants a fault: the customer's next call is answered and not stored. */
    loseNextCommit: () => void (isPlanted = true),
    /** Calls as the customer, with the same idempotency key for every repetition. */
    async call(operation: OperationId, request: Partial<AnyCall> = {}, canCrash = true): Promise<AnyAnswer> {
      const idempotencyKey = `model-${(keys += 1)}`;
      const vip = { memberId: member, sessionId: 'ses_test', vip: true };
      const send = (rig: TradingRig) =>
        rig.call(member, operation, { member: vip, idempotencyKey, ...request });
      if (!canCrash) return send(world.calm);
      if (!isPlanted) return processes.run(world.fault(), send);
      isPlanted = false;
      return processes.runAndLose(send);
    },
  };
}

export type RandomTrading = Awaited<ReturnType<typeof joinTrading>>;
