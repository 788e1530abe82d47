import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../../components/testing/mountPart.js';
import { balancesHidden } from '../../state/preferences.js';
import { ReviewNotice } from './ReviewNotice.js';
import type { CloseRequest } from './tradeQueries.js';

const request: CloseRequest = {
  id: 'clo_1',
  positionId: 'pos_1',
  symbol: 'AAAA',
  direction: 'long',
  name: 'A',
  currency: 'USD',
  status: 'closing_review',
  quantity: '12',
  orderType: 'market',
  price: null,
  submittedAt: '2026-03-02T15:00:00.000Z',
  dueAt: '2026-03-02T16:00:00.000Z',
  usualReviewS: 42,
  decidedAt: null,
  refuseReasonKey: null,
  refuseReasonParams: null,
  refuseReason: null,
  orderId: null,
  filledPrice: null,
  realizedPnl: null,
  handlingFee: null,
};

afterEach(() => balancesHidden.set(false));

test('a request to close says how long its review usually takes, beside until when it is decided', async () => {
  mountPart(<ReviewNotice request={request} />);
  await expect.element(page.getByText('Usually decided within a minute.')).toBeVisible();
  await expect
    .element(page.getByText(/12 shares/))
    .toHaveTextContent(/Mar 2, 2026, \d\d:\d\d.*Mar 2, 2026, \d\d:\d\d/);
});

test('after too few decisions only the deadline is shown', async () => {
  mountPart(<ReviewNotice request={{ ...request, usualReviewS: null }} />);
  await expect.element(page.getByText(/12 shares/)).toBeVisible();
  expect(document.body.textContent).not.toContain('Usually');
});

test('the quantity is hidden while balances are', async () => {
  balancesHidden.set(true);
  mountPart(<ReviewNotice request={request} />);
  await expect.element(page.getByText(/••••/)).toBeVisible();
  expect(document.body.textContent).not.toContain('12 shares');
});
