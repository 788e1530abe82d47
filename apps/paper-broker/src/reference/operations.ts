import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { Clock } from '../clock/clock.js';
import type { ClockMode } from '../db/platformSchema.js';
import { DAY_MS } from '../util/durations.js';
import type { Locale, Operations } from '../http/operation.js';
import { passwordLengths } from '../http/passwordPolicy.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { formatDay, parseDay } from '../market/calendars/days.js';
import type { Market, MarketInfo, Session } from '../market/market.js';
import { byLanguage } from '../http/headers.js';
import { toInstant } from '../http/instant.js';
import { listCurrencies } from './currencies.js';
import { languages, marketNames } from './names.js';
import { quietSeconds } from './quietSeconds.js';

/** Most days in one request for a calendar. */
const MAX_CALENDAR_DAYS = 400;
const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/**
 * The answer contains the current time, so a cached one is revalidated. With a clock that stands still, its ETag
 * matches.
 */
const tellsTime = { 'Cache-Control': 'public, max-age=0' } as const;

export interface OpenOffers {
  readonly ipoOpen: number;
  readonly quantOpen: number;
}

/** What this module needs of other modules. */
export interface ReferenceParts {
  readonly market: Market;
  readonly clock: Clock;
  readonly clockMode: () => ClockMode;
  readonly passwordPolicy: 'seed' | 'strict';
  /** The number of the support on WhatsApp. */
  readonly supportWhatsapp: string | undefined;
  /** The names of the app's switches that are off on this server. */
  readonly switchedOff: readonly string[];
  readonly simulatedMailbox: boolean;
  readonly payeeCoolingHours: number;
  readonly publishesSeed: boolean;
  /** The number of offers that are open for subscription. */
  readonly countOpenOffers: () => Promise<OpenOffers>;
}

/** Languages, markets, currencies, settings and calendars. */
export function createReferenceOperations(parts: ReferenceParts): Operations {
  const { market, clock } = parts;
  return {
    async listLanguages() {
      return {
        status: 200,
        body: { data: [...languages], next_cursor: null } satisfies Wire['LanguageList'],
      };
    },

    async listMarkets(call) {
      const now = clock.now();
      const data = market.markets.map((info) => viewMarket(info, market.session(info.id, now), call.locale));
      return {
        status: 200,
        body: { data, next_cursor: null } satisfies Wire['MarketList'],
        // A cached answer must not say that a market is open after it has closed.
        headers: { ...byLanguage, 'Cache-Control': `public, max-age=${quietSeconds(market, now)}` },
      };
    },

    async listCurrencies(call) {
      const data = listCurrencies(call.locale);
      return {
        status: 200,
        body: { data, next_cursor: null } satisfies Wire['CurrencyList'],
        headers: byLanguage,
      };
    },

    async getBaseSettings() {
      return { status: 200, body: viewSettings(parts), headers: tellsTime };
    },

    async getAggregateStat() {
      const { ipoOpen, quantOpen } = await parts.countOpenOffers();
      const body: Wire['AggregateStat'] = {
        data: {
          instrument_count: market.instruments.length,
          market_count: market.markets.length,
          ipo_open_count: ipoOpen,
          fund_count: market.instruments.filter((instrument) => instrument.productType === 'FUND').length,
          quant_open_count: quantOpen,
          as_of: toInstant(clock.now()),
        },
      };
      return { status: 200, body };
    },

    async listCalendar(call) {
      const marketId = call.query.market_id;
      const first = readDay(call.query.from, 'from');
      const last = readDay(call.query.to, 'to');
      if (last < first || last - first >= MAX_CALENDAR_DAYS) throw refuseField('to', 'range_invalid');
      if (market.market(marketId) === undefined) throw new Refusal('not_found');
      const data = Array.from({ length: last - first + 1 }, (_, offset) => {
        const hours = market.tradingHours(marketId, formatDay(first + offset));
        return { ...hours, business_day: hours.open !== null };
      });
      const body: Wire['Calendar'] = { data, next_cursor: null, valid_until: market.calendarValidUntil };
      return { status: 200, body };
    },
  };
}

const viewMarket = (info: MarketInfo, session: Session, locale: Locale): Wire['Market'] => ({
  id: info.id,
  code: info.id,
  name: marketNames[info.id]?.[locale] ?? info.name,
  currency: info.currency,
  timezone: info.timezone,
  open: info.open,
  close: info.close,
  break_start: info.breakStart,
  break_end: info.breakEnd,
  status: session.status,
  opens_at: session.opensAt === null ? null : toInstant(session.opensAt),
  closes_at: toInstant(session.closesAt),
  lot_size: info.lotSize.toString(),
  tick_size: toText(info.tickSize),
});

function viewSettings(parts: ReferenceParts): Wire['BaseSettings'] {
  const { market, clock } = parts;
  const length = passwordLengths[parts.passwordPolicy];
  return {
    msg_type: parts.supportWhatsapp === undefined ? 'chat' : 'whatsapp',
    whatsapp: parts.supportWhatsapp ?? '',
    password_min: length.min,
    password_max: length.max,
    upload_max_bytes: UPLOAD_MAX_BYTES,
    min_withdrawal: '10',
    min_withdrawal_currency: 'USD',
    payee_cooling_hours: parts.payeeCoolingHours,
    app_version: '1.0.0',
    version_code: 100,
    market_seed: parts.publishesSeed ? market.seed : null,
    calendar_version: market.calendarVersion,
    business_time: toInstant(clock.now()),
    clock_mode: parts.clockMode(),
    switched_off: [...parts.switchedOff],
    simulated_mailbox: parts.simulatedMailbox,
  };
}

/** Parses an existing day: the pattern accepts the 31st of February, the calendar does not. */
function readDay(text: string, name: string): number {
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at) || formatDay(Math.floor(at / DAY_MS)) !== text)
    throw refuseField(name, 'range_invalid');
  return parseDay(text);
}
