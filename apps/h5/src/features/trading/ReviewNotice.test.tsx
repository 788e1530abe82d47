import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../../components/testing/mountPart.js';
import { balancesHidden } from '../../state/preferences.js';
import { aboutRow } from '../../components/aboutRow.js';
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

const Notice = (over: Partial<CloseRequest>) => (
  <>
    <span id="row">AAAA Long</span>
    <ReviewNotice
      request={{ ...request, ...over }}
      about={(action, ...also) => aboutRow(action, 'row', ...also)}
    />
  </>
);

afterEach(() => balancesHidden.set(false));

test('a request to close says how long its review usually takes, beside until when it is decided', async () => {
  mountPart(<Notice />);
  await expect.element(page.getByText('Usually decided within a minute.')).toBeVisible();
  await expect
    .element(page.getByText(/12 shares/))
    .toHaveTextContent(/Mar 2, 2026, \d\d:\d\d.*Mar 2, 2026, \d\d:\d\d/);
});

test('after too few decisions only the deadline is shown', async () => {
  mountPart(<Notice usualReviewS={null} />);
  await expect.element(page.getByText(/12 shares/)).toBeVisible();
  expect(document.body.textContent).not.toContain('Usually');
});

test('the quantity is hidden while balances are', async () => {
  balancesHidden.set(true);
  mountPart(<Notice />);
  await expect.element(page.getByText(/••••/)).toBeVisible();
  expect(document.body.textContent).not.toContain('12 shares');
});

test('the buttons of two requests have two names, which begin with what is written on them', async () => {
  mountPart(
    <>
      <Notice />
      <Notice quantity="30" />
    </>,
  );
  const named = (quantity: string) =>
    page.getByRole('button', { name: new RegExp(`^Withdraw request AAAA Long ${quantity} shares`) });
  await expect.element(named('12')).toBeVisible();
  await expect.element(named('30')).toBeVisible();
});
