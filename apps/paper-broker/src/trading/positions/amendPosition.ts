import { decimal, type Decimal } from '@fairlot/money';
import { textOrNull } from '../../db/exactText.js';
import { announce } from '../../events/announce.js';
import { Refusal } from '../../http/refusal.js';
import type { Call } from '../../http/operation.js';
import { loadHalts, publishedPrice } from '../halts.js';
import { checkProtection, throwFirst } from '../orders/ticket.js';
import type { TradingContext } from '../tradingContext.js';
import { findPosition, lockPosition, type PositionRow } from '../positionRow.js';
import { nextProtectionCheckAt } from './protection.js';

export type ProtectionBody = Call<'amendPosition'>['body'];

interface ProtectionRequest {
  readonly memberId: string;
  readonly id: string;
  readonly body: ProtectionBody;
  readonly version: number | undefined;
}

/**
 * Sets or clears the stop loss and the take profit of an open position. They are checked against the current price.
 * @throws Refusal `not_found`, `precondition_required`, `position_closed`, `version_conflict`, and those of
 * `checkProtection`
 */
export async function amendPosition(
  context: TradingContext,
  { memberId, id, body, version }: ProtectionRequest,
): Promise<PositionRow> {
  if ((await findPosition(context.db.read, memberId, id)) === undefined) throw new Refusal('not_found');
  if (version === undefined) throw new Refusal('precondition_required');
  const { market } = context;
  return context.db.transaction(async (tx) => {
    const position = await lockPosition(tx, id, memberId);
    if (position === undefined) throw new Refusal('not_found');
    const instrument = market.instrument(position.symbol);
    if (position.state === 'closed' || instrument === undefined) throw new Refusal('position_closed');
    if (position.version !== version) throw new Refusal('version_conflict');

    const at = context.clock.now();
    const halts = await loadHalts(tx, [position.symbol]);
    const levels = { stopLoss: readLevel(body.stop_loss), takeProfit: readLevel(body.take_profit) };
    throwFirst(
      checkProtection(
        {
          direction: position.direction,
          price: publishedPrice({ market, halts }, position.symbol, at),
          stopLoss: levels.stopLoss ?? null,
          takeProfit: levels.takeProfit ?? null,
        },
        instrument,
        market,
      ),
    );
    const changed = {
      stop_loss: levels.stopLoss === undefined ? position.stop_loss : textOrNull(levels.stopLoss),
      take_profit: levels.takeProfit === undefined ? position.take_profit : textOrNull(levels.takeProfit),
      watched_until: at,
      version: position.version + 1,
    };
    const due_at = nextProtectionCheckAt({ ...position, ...changed }, market, at);
    await tx
      .updateTable('position')
      .set({ ...changed, due_at })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute();
    await announce(tx, memberId, { event: 'position', id });
    return { ...position, ...changed, due_at };
  });
}

/** `undefined` keeps the value, `null` clears it. */
function readLevel(text: string | null | undefined): Decimal | null | undefined {
  return typeof text === 'string' ? decimal(text) : text;
}
