import { absolute, compare, decimal, percentage, subtract, ZERO } from '@fairlot/money';
import { accepted, equal, must, needed, none, NotChecked, refused, type Check } from '../check.js';
import type { BodyOf, Client } from '../client.js';

/** Markets, instruments and prices. */

type Quote = BodyOf<'listQuotes'>['data'][number];

const FEW_MARKETS = 3;
const TOLERANCE = decimal('0.01');

async function someSymbols(client: Client): Promise<string[]> {
  const { data } = accepted(await client.call('listInstruments', { query: { limit: '20' } }));
  needed(data[0], 'no instrument is listed');
  return data.map(({ symbol }) => symbol);
}

function faultsIn(quote: Quote): string[] {
  const [last, previous] = [decimal(quote.last), decimal(quote.previous_close)];
  const [low, high, open] = [decimal(quote.low), decimal(quote.high), decimal(quote.open)];
  const change = subtract(last, previous);
  const faults: string[] = [];
  const isWithin = (price: typeof last) => compare(price, low) >= 0 && compare(price, high) <= 0;
  if (!isWithin(last) || !isWithin(open))
    faults.push(`the quote of ${quote.symbol} is outside of its own high and low`);
  if (compare(change, decimal(quote.change)) !== 0)
    faults.push(`the change of ${quote.symbol} is not last less previous_close`);
  if (previous === ZERO) return faults;
  const off = absolute(subtract(percentage(change, previous), decimal(quote.change_percentage)));
  if (compare(off, TOLERANCE) > 0)
    faults.push(`change_percentage of ${quote.symbol} is not the change in percent of previous_close`);
  return faults;
}

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const reference: readonly Check[] = [
  {
    rule: 'market.list',
    says: 'Each market trades in a currency that is listed, in a zone that exists, and says when it opens unless it is open.',
    area: 'reference',
    async run({ visitor }) {
      const markets = accepted(await visitor.call('listMarkets')).data;
      if (markets.length === 0) throw new NotChecked('no market is listed');
      const currencies = accepted(await visitor.call('listCurrencies')).data.map(({ code }) => code);
      none(
        markets.flatMap((market) => [
          ...(currencies.includes(market.currency)
            ? []
            : [`${market.id} trades in ${market.currency}, which is not listed`]),
          ...(isZone(market.timezone)
            ? []
            : [`${market.id} is in "${market.timezone}", which is no IANA zone`]),
          ...((market.status === 'open') === (market.opens_at === null)
            ? []
            : [`${market.id} is ${market.status}, and opens_at is ${market.opens_at}`]),
        ]),
      );
    },
  },
  {
    rule: 'instrument.one',
    says: 'An instrument read by itself equals its row in the list; an unknown one is not found.',
    area: 'instrument',
    async run({ visitor }) {
      const { data } = accepted(await visitor.call('listInstruments', { query: { limit: '1' } }));
      const listed = needed(data[0], 'no instrument is listed');
      const one = accepted(await visitor.call('getInstrument', { path: { symbol: listed.symbol } }));
      must(one.market_id === listed.market_id, `${listed.symbol} is in two markets`);
      equal(one.lot_size, listed.lot_size, `the lot of ${listed.symbol}`);
      refused(await visitor.call('getInstrument', { path: { symbol: 'NOBODY-HAS-THIS' } }), 404, 'not_found');
    },
  },
  {
    rule: 'instrument.filter',
    says: 'The list of a market contains only its own instruments.',
    area: 'instrument',
    async run({ visitor }) {
      const { data: markets } = accepted(await visitor.call('listMarkets'));
      let listed = 0;
      for (const { id } of markets.slice(0, FEW_MARKETS)) {
        const { data } = accepted(await visitor.call('listInstruments', { query: { market_id: id } }));
        listed += data.length;
        none(
          data
            .filter(({ market_id: market }) => market !== id)
            .map(
              ({ symbol, market_id: market }) =>
                `GET /instrument?market_id=${id} lists ${symbol} of ${market}`,
            ),
        );
      }
      if (listed === 0) throw new NotChecked('no market has an instrument');
    },
  },
  {
    rule: 'quote.arithmetic',
    says: 'Each symbol that is asked for has a quote, whose change and percentage follow from its prices, and whose last price lies between low and high.',
    area: 'quote',
    async run({ visitor }) {
      const symbols = await someSymbols(visitor);
      const answer = await visitor.call('listQuotes', { query: { symbols: symbols.join(',') } });
      const { data } = accepted(answer);
      const quoted = new Set(data.map(({ symbol }) => symbol));
      none([
        ...symbols.flatMap((symbol) => (quoted.has(symbol) ? [] : [`GET /quote leaves out ${symbol}`])),
        ...data.flatMap(faultsIn),
      ]);
    },
  },
  {
    rule: 'quote.unknown',
    says: 'A quote of an unknown symbol is refused, and the refusal names the symbol.',
    area: 'quote',
    async run({ visitor }) {
      const [known = ''] = await someSymbols(visitor);
      const answer = await visitor.call('listQuotes', { query: { symbols: `${known},NOBODY-HAS-THIS` } });
      refused(answer, 404, 'not_found');
      must(answer.text.includes('NOBODY-HAS-THIS'), 'the refusal does not name the symbol');
    },
  },
  {
    rule: 'candle.order',
    says: 'Price bars come in the order of time, each with its opening and closing between low and high.',
    area: 'quote',
    async run({ visitor }) {
      const [symbol = ''] = await someSymbols(visitor);
      const query = { symbol, interval: '1d', limit: '30' };
      const bars = accepted(await visitor.call('listCandles', { query })).data;
      if (bars.length === 0) throw new NotChecked(`${symbol} has no bar`);
      const times = bars.map(({ t }) => t);
      must(times.join() === [...times].sort().join(), `the bars of ${symbol} are not in the order of time`);
      none(
        bars
          .filter(({ open, close, low, high }) =>
            [open, close].some(
              (price) =>
                compare(decimal(price), decimal(low)) < 0 || compare(decimal(price), decimal(high)) > 0,
            ),
          )
          .map(({ t }) => `the bar of ${symbol} at ${t} opens or closes outside of its low and high`),
      );
    },
  },
];
