/**
 * A list of live prices over the app's own quote store, fed by a generated stream. The query says what is mounted:
 * `?list=none|virtual|mounted|chart&rows=2000&rate=200`. `window.bench` starts and stops the stream and checks the
 * screen.
 */
import { Price } from '@fairlot/ui-kit/price';
import { fairlotLight } from '@fairlot/ui-kit/theme';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PriceChart } from '../../apps/h5/src/components/chart/PriceChart.js';
import { createQuoteStore, type Quote } from '../../apps/h5/src/state/quoteStore.js';

const ROW_PX = 64;
const OVERSCAN = 4;
const BATCH_MS = 50;

const query = new URLSearchParams(location.search);
const rows = Number(query.get('rows') ?? 2000);
const symbols = Array.from({ length: rows }, (_unused, index) => `S${index}`);

const store = createQuoteStore({
  openStream: () => ({ setSymbols: () => undefined, retryNow: () => undefined }),
  loadQuotes: async () => [],
});

const last = new Map<string, Quote>();
let sequence = 0;
// Seeded, so that two runs have the same prices.
let state = 12345;
const next = (): number => (state = (Math.imul(state, 1103515245) + 12345) >>> 0);

const isChart = query.get('list') === 'chart';
/** In cents. The chart's newest bar moves in steps of a cent, like a price; a jump would change the chart's scale. */
let walked = 10_500;

function tick(): Quote {
  const symbol = symbols[next() % rows] ?? 'S0';
  walked += (next() >>> 16) % 2 === 0 ? 1 : -1;
  const price = ((isChart ? walked : 10_000 + (next() % 10_000)) / 100).toFixed(2);
  const quote: Quote = {
    symbol,
    currency: 'USD',
    last: price,
    open: '100.00',
    high: '200.00',
    low: '100.00',
    close: null,
    previousClose: '100.00',
    change: '0.00',
    changePercentage: '0.00',
    volume: '0',
    sessionStatus: 'open',
    asOf: '2026-03-04T15:00:00Z',
    sequence: ++sequence,
    delayed: false,
    halted: false,
  };
  last.set(symbol, quote);
  return quote;
}

function useQuote(symbol: string): Quote | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => store.get(symbol));
}

const Row = memo(function Row({ symbol, top }: { symbol: string; top: number | undefined }) {
  const quote = useQuote(symbol);
  const place = top === undefined ? {} : { position: 'absolute' as const, top, left: 0, right: 0 };
  return (
    <div style={{ height: ROW_PX, display: 'flex', contain: 'strict', ...place }}>
      <span style={{ flex: 1 }}>{symbol}</span>
      <span data-symbol={symbol} data-last={quote?.last}>
        <Price value={quote?.last ?? null} />
      </span>
    </div>
  );
});

function Virtual() {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  return (
    <div ref={scroller} id="scroller" style={{ height: '100dvh', overflow: 'auto' }}>
      <div style={{ height: list.getTotalSize(), position: 'relative' }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <Row key={index} symbol={symbols[index] ?? ''} top={start} />
        ))}
      </div>
    </div>
  );
}

/** One year, as the page of a stock shows it: three days per candle. The newest candle changes with every tick. */
const DAY_S = 86_400;
const bars = Array.from({ length: 84 }, (_unused, index) => {
  const open = 100 + (next() % 1_000) / 100;
  const close = 100 + (next() % 1_000) / 100;
  const [low, high] = [Math.min(open, close) - 1, Math.max(open, close) + 1];
  return { time: index * 3 * DAY_S, open, high, low, close, volume: next() % 100_000 };
});
const NO_LINES = [] as const;

const followLive = (draw: (bar: (typeof bars)[number]) => void) =>
  store.subscribe('S0', () => {
    const newest = bars.at(-1);
    const last = Number(store.get('S0')?.last ?? 100);
    if (newest === undefined) return;
    draw({ ...newest, close: last, high: Math.max(newest.high, last), low: Math.min(newest.low, last) });
  });

function Chart() {
  return (
    <PriceChart
      bars={bars}
      followLive={followLive}
      kind="candles"
      direction="gain"
      isIntraday={false}
      places={2}
      lines={NO_LINES}
      hasVolume
      locale="en"
      label="Chart"
      valueText=""
      index={null}
      onIndexChange={() => undefined}
    />
  );
}

const Mounted = () => symbols.map((symbol) => <Row key={symbol} symbol={symbol} top={undefined} />);

let timer: ReturnType<typeof setInterval> | undefined;
let sent = 0;

/** The interface for the measuring script. */
export interface Bench {
  start: (perSecond: number) => void;
  /** Stops, and returns the number of ticks since the start. */
  stop: () => number;
  /** The number of mounted prices that differ from the last tick of their symbol; call it a frame after the stop. */
  mismatches: () => number;
}

const bench: Bench = {
  start(perSecond) {
    sent = 0;
    const perBatch = Math.round((perSecond * BATCH_MS) / 1000);
    timer = setInterval(() => {
      store.put(Array.from({ length: perBatch }, tick));
      sent += perBatch;
    }, BATCH_MS);
  },
  stop() {
    clearInterval(timer);
    return sent;
  },
  mismatches: () =>
    [...document.querySelectorAll<HTMLElement>('[data-symbol]')].filter(
      ({ dataset }) => dataset['last'] !== last.get(dataset['symbol'] ?? '')?.last,
    ).length,
};
Object.assign(window, { bench });

document.documentElement.className = fairlotLight;
const root = document.querySelector('#root');
if (root !== null) {
  const list = query.get('list');
  createRoot(root).render(
    list === 'virtual' ? (
      <Virtual />
    ) : list === 'mounted' ? (
      <Mounted />
    ) : list === 'chart' ? (
      <Chart />
    ) : (
      <p>none</p>
    ),
  );
}
