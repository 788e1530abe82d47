import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { expectNoAxeFaults, mountPart } from '../../components/testing/mountPart.js';
import { queryClient } from '../../queries/queryClient.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { currenciesQuery } from '../../queries/referenceQueries.js';
import type { Conversion, ConversionQuote } from '../../queries/transferQueries.js';
import { ExchangeReview } from './ExchangeReview.js';

const node = (figure: FigureNode['figure'], value: string, parts: FigureNode[] = []): FigureNode => ({
  figure,
  operation: parts.length === 0 ? 'value' : 'product',
  value,
  asOf: '2026-03-02T15:00:00.000Z',
  source: { kind: 'currency_pair', id: 'USD/EUR' },
  parts,
});

const quote = (holdsMs: number): ConversionQuote => ({
  quoteId: 'qte_1',
  fromCurrency: 'USD',
  fromAmount: '200',
  toCurrency: 'EUR',
  toAmount: '179.2',
  midRate: '0.900511',
  rate: '0.896008',
  spread: '0.005',
  cost: '0.9',
  available: '1000',
  availableAfter: '800',
  expiresAt: new Date(Date.now() + holdsMs).toISOString(),
  explained: [
    node('exchange_received', '179.2', [node('exchange_paid', '200'), node('exchange_rate', '0.896008')]),
    node('exchange_cost', '0.9', [node('exchange_at_mid', '180.1'), node('exchange_received', '179.2')]),
  ],
});

function mountReview(shown: ConversionQuote, onAskAgain: () => Promise<void> = async () => undefined) {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [], nextCursor: null });
  const money: MoneyActionHandle<Conversion> = {
    action: undefined,
    result: undefined,
    send: () => undefined,
    dismiss: () => undefined,
  };
  mountPart(<ExchangeReview isOpen onClose={() => undefined} quote={shown} {...{ money, onAskAgain }} />);
  return page.getByRole('button', { name: 'Exchange $200.00 for €179.20' });
}

test('says rate, spread with its cost, result and what is left, and for how long the quote holds', async () => {
  const agree = mountReview(quote(30_000));
  const sheet = page.getByRole('dialog', { name: 'Your quote' });
  await expect.element(sheet).toHaveTextContent(/Our spread \(0\.5%\)€0\.90.*Your rate1 USD = 0\.896008 EUR/);
  await expect.element(sheet).toHaveTextContent(/You receive€179\.20.*Available after\$800\.00/);
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(agree).toBeEnabled();
  for (const figure of ['€0.90', '1 USD = 0.896008 EUR', '€179.20'])
    await expect.element(page.getByRole('button', { name: `${figure} How this adds up` })).toBeVisible();
  await expectNoAxeFaults();
});

test('an expired quote cannot be confirmed, only renewed', async () => {
  const onAskAgain = vi.fn(async () => undefined);
  const agree = mountReview(quote(300), onAskAgain);
  await expect.element(page.getByText('This quote has run out')).toBeVisible();
  await expect.element(agree).toBeDisabled();
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Get a new quote' }).click();
  expect(onAskAgain).toHaveBeenCalledOnce();
});
