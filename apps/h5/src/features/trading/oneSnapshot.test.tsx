import { decimal, subtract, sum, toText, type Decimal } from '@fairlot/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountPart } from '../../components/testing/mountPart.js';
import { quotes } from '../../queries/quotes.js';
import type { Account } from '../../queries/tradingQueries.js';
import type { Quote } from '../../state/quoteStore.js';
import { HoldingRow } from './HoldingRow.js';
import { position } from './testing/position.js';
import { Totals } from './Totals.js';

const TICKS = 1_000;

const account: Account = {
  id: 'acc_trade',
  kind: 'trade',
  currency: 'USD',
  availableFunds: '5000',
  used: '10070',
  owed: '0',
  overdue: '0',
  totalValue: '15070',
  todayProfit: '0',
  // The account was read at prices one second before the positions' prices, which are 7 a share lower.
  unrealized: '70',
};

const positions = ['AAAA', 'BBBB', 'CCCC', 'DDDD'].map((symbol, at) => position(symbol, 3 + 7 * at));

const quote = (symbol: string, cents: number, sequence: number): Quote => ({
  symbol,
  currency: 'USD',
  last: (cents / 100).toFixed(2),
  open: '100',
  high: '200',
  low: '50',
  close: null,
  previousClose: '100',
  change: '0',
  changePercentage: '0',
  volume: '0',
  sessionStatus: 'open',
  asOf: '2026-03-02T15:00:00.000Z',
  sequence,
  delayed: false,
  halted: false,
});

/** Frames that the test draws itself; a thousand real ones would take a quarter of a minute. */
const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => vi.unstubAllGlobals());

/** Runs React's pending work for a frame before the browser would paint it. */
async function drawFrame(): Promise<void> {
  for (const draw of frames.splice(0)) draw(performance.now());
  await Promise.resolve();
}

/** The first amount in a text. */
const read = (text: string | null | undefined): Decimal => {
  const [, minus = '', digits = ''] = /([−-]?)[+$]*([\d,]+\.\d+)/.exec(text ?? '') ?? [];
  return decimal(`${minus === '' ? '' : '-'}${digits.replaceAll(',', '')}`);
};

test(`the head of Trade and its rows are of the same prices in each of ${TICKS} frames`, async () => {
  mountPart(
    <>
      <Totals
        accounts={{
          data: { data: [account] },
          error: null,
          isFetching: false,
          refetch: () => Promise.resolve(),
        }}
        positions={positions}
      />
      <ul>
        {positions.map((each) => (
          <HoldingRow key={each.id} position={each} reviews={[]} onExits={() => undefined} />
        ))}
      </ul>
    </>,
  );
  const figures = () =>
    [...document.querySelectorAll('dd')].map((element) => read(element.textContent)) as [
      available: Decimal,
      used: Decimal,
      unrealized: Decimal,
    ];
  const rows = () =>
    [...document.querySelectorAll('li button')].map((row) =>
      read(row.querySelector('[data-part="change"]')?.textContent),
    );
  let changes = 0;
  let before = '';
  for (let tick = 1; tick <= TICKS; tick += 1) {
    // Sometimes one symbol changes, sometimes several in one frame.
    const moved = positions.filter((_, at) => (tick + at) % (1 + (tick % 4)) === 0);
    quotes.put(
      moved.map(({ symbol }, at) => quote(symbol, 5_000 + ((tick * 7919 + at * 104_729) % 10_000), tick)),
    );
    await drawFrame();
    const [, used, unrealized] = figures();
    const shown = rows();
    expect(shown).toHaveLength(positions.length);
    expect(toText(unrealized), `frame ${tick}`).toBe(toText(sum(shown)));
    expect(toText(subtract(used, unrealized)), `frame ${tick}`).toBe('10000');
    if (toText(unrealized) !== before) changes += 1;
    before = toText(unrealized);
  }
  expect(changes).toBeGreaterThan(TICKS / 2);
});
