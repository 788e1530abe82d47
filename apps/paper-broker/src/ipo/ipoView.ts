import type { Wire } from '@fairlot/api-client/wire';
import { fromInteger, multiply, toText, ZERO } from '@fairlot/money';
import { plain } from '../db/exactText.js';
import type { Market } from '../market/market.js';
import { stateOf, type Offering } from '../market/offerings/offering.js';
import { isCancelable } from './endSubscription.js';
import { figuresOfSubscription } from './ipoFigures.js';
import { HOLDING } from './ipoStatus.js';
import { demandAt } from './offerings.js';
import type { IpoRow } from './subscriptions.js';
import { viewReason } from '../reasons/reasons.js';

type Shown = Pick<Market, 'market' | 'offeringOf'>;

const zoneOf = (market: Shown, marketId: string): string => market.market(marketId)?.timezone ?? 'UTC';

/** An offering as the wire has it. */
export function viewIpo(offering: Offering, market: Shown, at: Date): Wire['Ipo'] {
  const { instrument, lotSize, sharesIssued } = offering;
  const shares = (count: bigint): string => count.toString();
  return {
    id: offering.id,
    symbol: instrument.symbol,
    name: instrument.name,
    market_id: instrument.marketId,
    currency: instrument.currency,
    timezone: zoneOf(market, instrument.marketId),
    sector: instrument.sector,
    state: stateOf(offering, at),
    issue_price: toText(offering.issuePrice),
    lot_size: shares(lotSize),
    min_quantity: shares(lotSize),
    max_quantity: shares(lotSize * offering.maxLots),
    issue_amount: toText(multiply(offering.issuePrice, fromInteger(sharesIssued), 'down')),
    shares_issued: shares(sharesIssued),
    public_quantity: shares(lotSize * offering.publicLots),
    demand: toText(demandAt(offering, at)),
    open_at: offering.openAt.toISOString(),
    close_at: offering.closeAt.toISOString(),
    audit_date: offering.auditDate,
    expiration_date: offering.expirationDate,
    allotment_at: offering.allotmentAt.toISOString(),
    listing_date: offering.listingDate,
    listing_at: offering.listingAt.toISOString(),
  };
}

/** A subscription as the wire has it. */
export function viewSubscription(row: IpoRow, market: Shown, at: Date): Wire['IpoSubscription'] {
  const offering = market.offeringOf(row.symbol);
  if (offering === undefined) throw new Error(`Subscription ${row.id} is of an offering that never was.`);
  const figures = figuresOfSubscription(row);
  const total = figures.total.value;
  return {
    id: row.id,
    ipo_id: row.offering_id,
    account_id: row.account_id,
    symbol: row.symbol,
    name: offering.instrument.name,
    market_id: row.market_id,
    currency: row.currency,
    timezone: zoneOf(market, row.market_id),
    mode: row.mode,
    status: row.status,
    quantity: plain(row.quantity),
    subscription_price: plain(row.issue_price),
    issue_price: plain(row.issue_price),
    total_amount: toText(total),
    held_amount: toText(HOLDING.includes(row.status) ? total : ZERO),
    allotted_quantity: plain(row.allotted_quantity),
    allotted_amount: plain(row.allotted_amount),
    refund_amount: figures.refund === undefined ? plain(row.refund_amount) : toText(figures.refund.value),
    ...viewRefusal(row),
    cancelable: isCancelable(market, row, at),
    position_id: row.position_id,
    subscribed_at: row.subscribed_at.toISOString(),
    close_at: offering.closeAt.toISOString(),
    audit_date: offering.auditDate,
    audited_at: instant(row.audited_at),
    expiration_date: offering.expirationDate,
    allotment_at: offering.allotmentAt.toISOString(),
    allotted_at: instant(row.allotted_at),
    listing_date: offering.listingDate,
    listing_at: offering.listingAt.toISOString(),
    listed_at: instant(row.listed_at),
    ended_at: instant(row.ended_at),
  };
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Earlier versions stored the key `audit_overdue` as the words. */
const viewRefusal = (row: IpoRow) =>
  row.reason_key === null && row.refuse_reason === 'audit_overdue'
    ? viewReason({ reason_key: row.refuse_reason, reason_params: {} }, null)
    : viewReason(row, row.refuse_reason);
