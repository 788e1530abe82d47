import { expect, type Page } from './test.js';
import { placeOf } from './addresses.js';
import { faultsOf, HOW, openFigures, type ShownSum } from './explained.js';
import { findClosedFigures, type ClosedFigure } from './figuresOnPage.js';
import { followRequests, untilAnswered } from './requests.js';

/** Finds the figures of a page that neither open into their sum nor are excused. */

type Locator = ReturnType<Page['locator']>;

interface Exception {
  readonly why: string;
  readonly covers: (figure: ClosedFigure, path: string) => boolean;
}

/** What stands beside a figure: exactly one of these. */
const labelled =
  (...labels: readonly string[]) =>
  ({ label }: ClosedFigure): boolean =>
    labels.includes(label.trim());

/** Figures that do not open, and why they need not. */
const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'A row that is a link or a button as a whole leads to where the figure opens.',
    covers: ({ inside }) => inside === 'a' || inside === 'button',
  },
  {
    why: 'A price is read from the market, an order or an offer; a discount is of the two prices above it.',
    covers: ({ label, part }, path) =>
      / price$|^Price( per unit|, fixed)$|^Against the market$/.test(label) ||
      (part === 'price' && ['/pages/quote/stock', '/pages/payment/stock'].includes(path)),
  },
  {
    why: 'The terms of an offer and a schedule of fees are stated.',
    covers: labelled(
      'Smallest amount',
      'Minimum',
      'Maximum',
      'Fee',
      'Subscription fee',
      'Redemption fee',
      'Management fee a year, in the price',
      'Strategy fee a trading day, in the result',
      'Interest per day',
      'Penalty per day',
      'Effective rate per year (APR)',
    ),
  },
  {
    why: 'An amount that someone stated is recorded as it is, and so are the rates that it was changed at.',
    covers: ({ label, part }, path) =>
      /^(Amount|Principal|Amount you sent|Amount that arrived|You told us.*|Paid out.*|You pay|Margin)$/.test(
        label,
      ) ||
      /^(Exchange rate|Market rate)$/.test(label) ||
      // At the head of a record, and of an exchange or a transfer in a list.
      (part === 'price' &&
        [
          '/pages/deposit/detail',
          '/pages/withdraw/detail',
          '/pages/profile/exchange',
          '/pages/profile/transfer',
          '/pages/history/transfers',
        ].includes(path)),
  },
  {
    why: 'An entry of the ledger is what sums are made of, and the foot of a list of entries is their sum.',
    covers: ({ label }, path) =>
      path === '/pages/profile/transcation' || / · .* · .*Available after: /.test(label),
  },
  {
    why: 'Results of a fund that ended, its trades, and what was once estimated are recorded.',
    covers: ({ label, text, inside }, path) =>
      path.startsWith('/pages/quantify/') &&
      (/^(Low end|Past average|High end)/.test(label) ||
        /\d of \d+$|^Day \d+ of \d+$|^Result of the day, after fee$/.test(label) ||
        (path === '/pages/quantify/history' &&
          (label === 'Estimated profit, simulated' || (inside === 'table' && /^\$/.test(text))))),
  },
  {
    why: 'The table of a chart repeats what is drawn.',
    covers: ({ inside }, path) => inside === 'table' && path === '/pages/profile/performance',
  },
  {
    why: 'The shares of a bar are of the values in the rows below it, which open.',
    covers: ({ text, label }, path) =>
      path === '/pages/main/trade/index' && /^[A-Z]+ ?$/.test(label) && text.endsWith('%'),
  },
  {
    why: 'A recording of a past year has the figures that were recorded.',
    covers: (_, path) => path === '/pages/quote/replay',
  },
];
/** The exceptions that some figure needed. */
const needed = new Set<Exception>();

/** The figures of an area that do not open and are not excused. */
export async function findFaults(area: Locator, path: string): Promise<ClosedFigure[]> {
  return (await findClosedFigures(area)).filter((figure) => {
    const exception = EXCEPTIONS.find(({ covers }) => covers(figure, path));
    if (exception !== undefined) needed.add(exception);
    return exception === undefined;
  });
}

/** Why some figures are excused, where no figure needed it. */
export const unneededExceptions = (): string[] =>
  EXCEPTIONS.filter((each) => !needed.has(each)).map(({ why }) => why);

/** The sum and all below it. */
const withParts = (sums: readonly ShownSum[]): ShownSum[] =>
  sums.flatMap((sum) => [sum, ...withParts(sum.below)]);

/** Opens an address inside the running app, as a link does, and waits until nothing more is asked for it. */
export async function openPage(page: Page, address: string): Promise<Locator> {
  followRequests(page);
  await page.goto(`/#${address}`);
  await expect.poll(() => placeOf(page)).toBe(address);
  const drawn = page.locator(`main[data-page="${address.split('?')[0] ?? ''}"]`);
  await expect(drawn.locator('h1:visible')).toHaveCount(1);
  await untilAnswered(page);
  return drawn;
}

/**
 * Opens every figure in an area, adds up its parts, and finds the figures that do not open.
 * @param least how many figures the area has at least, so that it is not checked before it is drawn
 * @returns all sums that were shown, also those of parts
 */
export async function checkArea(area: Locator, least: number): Promise<ShownSum[]> {
  const figures = area.getByRole('button', { name: HOW }).filter({ visible: true });
  if (least > 0) await expect(figures.nth(least - 1)).toBeVisible();
  // A figure may be shown a moment before the part that opens it has loaded.
  const path = placeOf(area.page()).split('?')[0] ?? '';
  await expect
    .configure({ soft: true })
    .poll(() => findFaults(area, path), { message: placeOf(area.page()) })
    .toEqual([]);
  const sums = await openFigures(figures);
  expect(sums.flatMap(faultsOf)).toEqual([]);
  return withParts(sums);
}
