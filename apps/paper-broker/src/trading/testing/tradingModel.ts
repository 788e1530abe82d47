/**
 * The rules of trading as a customer would write them down, in whole cents and half minutes. It shares no code with
 * the broker. It is slow and simple on purpose: it visits every half minute, where the broker computes the next time.
 */

export type Side = 'long' | 'short';

export interface ModelOrder {
  readonly id: string;
  readonly symbol: string;
  readonly side: Side;
  readonly intent: 'open' | 'close';
  readonly type: 'market' | 'limit' | 'block';
  readonly quantity: number;
  /** When a day order ends; null for an order that stays. */
  readonly expiresAt: number | null;
  readonly requestId: string | null;
  /** The worst price that the order accepts; null accepts any. */
  worst: number | null;
  price: number;
  stopLoss: number | null;
  takeProfit: number | null;
  hold: number;
  status: 'wait' | 'handle' | 'filled' | 'canceled' | 'refused' | 'expired';
}

export interface ModelPosition {
  readonly symbol: string;
  readonly side: Side;
  quantity: number;
  closing: number;
  openAmount: number;
  openFee: number;
  margin: number;
  realized: number;
  stopLoss: number | null;
  takeProfit: number | null;
}

interface ModelRequest {
  readonly id: string;
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  readonly limit: number | null;
  readonly dueAt: number;
  status: 'review' | 'approved' | 'withdrawn' | 'filled';
}

/** The market of a run. Times are half minutes since its start. */
export interface ModelMarket {
  priceAt(symbol: string, at: number): number;
  isOpen(at: number): boolean;
}

const REVIEW = 1;

export const feeOf = (cents: number): number => Math.max(99, Math.floor(cents / 2000));
export const marginOf = (cents: number): number => Math.ceil(cents / 2);
/** The last price plus or minus 3 percent, in whole cents, rounded toward the last price. */
export const collarOf = (last: number, side: Side): number =>
  side === 'long' ? last + Math.floor((last * 3) / 100) : last - Math.floor((last * 3) / 100);

/** What an order that opens a position holds. A short holds for the higher of its own and the market's price. */
export function holdOf(
  side: Side,
  quantity: number,
  { price, worst, last }: { readonly price: number; readonly worst: number; readonly last: number },
): number {
  const amount = quantity * (side === 'short' ? Math.max(price, last) : worst);
  return (side === 'short' ? marginOf(amount) : amount) + feeOf(amount);
}

export class TradingModel {
  readonly orders: ModelOrder[] = [];
  readonly positions: ModelPosition[] = [];
  readonly requests: ModelRequest[] = [];
  private closes = 0;

  constructor(
    public available: number,
    private readonly market: ModelMarket,
  ) {}

  position(symbol: string, side: Side): ModelPosition | undefined {
    return this.positions.find((each) => each.symbol === symbol && each.side === side && each.quantity > 0);
  }

  place(order: ModelOrder): void {
    this.available -= order.hold;
    this.orders.push(order);
  }

  replace(order: ModelOrder, price: number, last: number): void {
    const hold = holdOf(order.side, order.quantity, { price, worst: price, last });
    this.available += order.hold - hold;
    Object.assign(order, { hold, price, worst: price });
  }

  /** Ends an order that has not filled. */
  end(order: ModelOrder, status: 'canceled' | 'refused' | 'expired'): void {
    order.status = status;
    this.available += order.hold;
    order.hold = 0;
    if (order.intent !== 'close') return;
    const position = this.position(order.symbol, order.side);
    if (position !== undefined) position.closing -= order.quantity;
    const request = this.requests.find(({ id }) => id === order.requestId);
    if (request?.status === 'approved') request.status = 'withdrawn';
  }

  requestClose(
    id: string,
    position: ModelPosition,
    quantity: number,
    limit: number | null,
    at: number,
  ): void {
    position.closing += quantity;
    const { symbol, side } = position;
    this.requests.push({ id, symbol, side, quantity, limit, dueAt: at + REVIEW, status: 'review' });
  }

  withdraw(request: ModelRequest): void {
    request.status = 'withdrawn';
    const position = this.position(request.symbol, request.side);
    if (position !== undefined) position.closing -= request.quantity;
  }

  /** Fills a block trade after its review, at its own price, whatever the market price. */
  passBlock(order: ModelOrder): void {
    this.fill(order, order.price);
  }

  /** Does everything due at the half minutes from `from` to `to`, inclusive. */
  advance(from: number, to: number): void {
    for (let at = from; at <= to; at += 1) {
      for (const request of this.requests)
        if (request.status === 'review' && request.dueAt <= at) this.approve(request);
      for (;;) {
        this.match(at);
        if (!this.protect(at)) break;
      }
    }
  }

  used(at: number): number {
    const held = this.orders.reduce((sum, { hold }) => sum + hold, 0);
    return this.positions.reduce((sum, each) => {
      const worth = each.quantity * this.market.priceAt(each.symbol, at);
      return sum + (each.side === 'long' ? worth : each.margin + each.openAmount - worth);
    }, held);
  }

  private approve(request: ModelRequest): void {
    request.status = 'approved';
    this.closeBy(request.symbol, request.side, request.quantity, request.limit, request.id);
  }

  private closeBy(
    symbol: string,
    side: Side,
    quantity: number,
    limit: number | null,
    requestId: string | null,
  ): void {
    this.orders.push({
      id: `close ${(this.closes += 1)}`,
      symbol,
      side,
      intent: 'close',
      type: limit === null ? 'market' : 'limit',
      quantity,
      expiresAt: null,
      requestId,
      worst: limit,
      price: limit ?? 0,
      stopLoss: null,
      takeProfit: null,
      hold: 0,
      status: 'wait',
    });
  }

  private match(at: number): void {
    for (const order of this.orders) {
      if (order.type === 'block' || (order.status !== 'wait' && order.status !== 'handle')) continue;
      if (order.expiresAt !== null && at >= order.expiresAt) {
        this.end(order, 'expired');
        continue;
      }
      if (!this.market.isOpen(at)) continue;
      const price = this.market.priceAt(order.symbol, at);
      const isBuy = (order.side === 'long') === (order.intent === 'open');
      const isGood = order.worst === null || (isBuy ? price <= order.worst : price >= order.worst);
      if (isGood) this.fill(order, price);
      else if (order.type === 'market') this.end(order, 'refused');
      else order.status = 'handle';
    }
  }

  private fill(order: ModelOrder, price: number): void {
    order.status = 'filled';
    const amount = price * order.quantity;
    if (order.intent === 'open') this.open(order, amount);
    else this.close(order, amount);
  }

  private open(order: ModelOrder, amount: number): void {
    const fee = feeOf(amount);
    const margin = order.side === 'long' ? 0 : Math.min(marginOf(amount), order.hold - fee);
    this.available += order.hold - fee - (order.side === 'long' ? amount : margin);
    order.hold = 0;
    let position = this.position(order.symbol, order.side);
    if (position === undefined) {
      position = {
        symbol: order.symbol,
        side: order.side,
        quantity: 0,
        closing: 0,
        openAmount: 0,
        openFee: 0,
        margin: 0,
        realized: 0,
        stopLoss: null,
        takeProfit: null,
      };
      this.positions.push(position);
    }
    position.quantity += order.quantity;
    position.openAmount += amount;
    position.openFee += fee;
    position.margin += margin;
    position.stopLoss = order.stopLoss ?? position.stopLoss;
    position.takeProfit = order.takeProfit ?? position.takeProfit;
  }

  private close(order: ModelOrder, amount: number): void {
    const position = this.position(order.symbol, order.side);
    if (position === undefined) throw new Error('The model closes what it does not hold.');
    const share = (total: number): number =>
      order.quantity === position.quantity ? total : Math.floor((total * order.quantity) / position.quantity);
    const [openAmount, openFee, margin] = [
      share(position.openAmount),
      share(position.openFee),
      share(position.margin),
    ];
    const isLong = order.side === 'long';
    const before = isLong ? amount : margin + openAmount - amount;
    const fee = Math.min(feeOf(amount), Math.max(before, 0));
    // The house bears what a short loses beyond all available funds.
    this.available = Math.max(0, this.available + before - fee);
    position.realized += (isLong ? amount - openAmount : openAmount - amount) - fee - openFee;
    position.quantity -= order.quantity;
    position.closing -= order.quantity;
    position.openAmount -= openAmount;
    position.openFee -= openFee;
    position.margin -= margin;
    const request = this.requests.find(({ id }) => id === order.requestId);
    if (request !== undefined) request.status = 'filled';
  }

  /**
   * Stop-out, stop loss, take profit: the first that is met closes the whole position and cancels its pending closes.
   */
  private protect(at: number): boolean {
    if (!this.market.isOpen(at)) return false;
    const met = this.positions.find((each) => each.quantity > 0 && this.isMet(each, at));
    if (met === undefined) return false;
    const { symbol, side } = met;
    const isIts = (each: { symbol: string; side: Side }) => each.symbol === symbol && each.side === side;
    for (const order of this.orders) {
      const isUnderWay = order.status === 'wait' || order.status === 'handle';
      if (order.intent === 'close' && isUnderWay && isIts(order)) this.end(order, 'canceled');
    }
    for (const request of this.requests)
      if (request.status === 'review' && isIts(request)) this.withdraw(request);
    met.closing = met.quantity;
    this.closeBy(symbol, side, met.quantity, null, null);
    return true;
  }

  private isMet(
    { symbol, side, quantity, margin, openAmount, stopLoss, takeProfit }: ModelPosition,
    at: number,
  ): boolean {
    const price = this.market.priceAt(symbol, at);
    const isLong = side === 'long';
    if (!isLong && price >= Math.floor(((margin + openAmount) * 100) / (quantity * 105))) return true;
    if (stopLoss !== null && (isLong ? price <= stopLoss : price >= stopLoss)) return true;
    return takeProfit !== null && (isLong ? price >= takeProfit : price <= takeProfit);
  }
}
