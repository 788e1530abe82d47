import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { IpoSubscription } from '../../queries/offerQueries.js';
import { mountPart } from '../testing/mountPart.js';
import { SubscriptionCard } from './SubscriptionCard.js';

const subscription: IpoSubscription = {
  id: 'sub_1',
  ipoId: 'ipo_1',
  accountId: 'acc_1',
  symbol: 'VEXQ',
  name: 'Vexbrook Solar',
  marketId: 'US',
  currency: 'USD',
  timezone: 'America/New_York',
  mode: 'partial',
  status: 'submitted',
  quantity: '100',
  subscriptionPrice: '14.5',
  issuePrice: '14.5',
  totalAmount: '1450',
  heldAmount: '1450',
  allottedQuantity: null,
  allottedAmount: null,
  refundAmount: null,
  refuseReasonKey: null,
  refuseReasonParams: null,
  refuseReason: null,
  cancelable: true,
  positionId: null,
  subscribedAt: '2026-03-02T15:00:00.000Z',
  closeAt: '2026-03-12T20:00:00.000Z',
  auditDate: '2026-03-13',
  auditedAt: null,
  expirationDate: '2026-03-16',
  allotmentAt: '2026-03-16T20:00:00.000Z',
  allottedAt: null,
  listingDate: '2026-03-18',
  listingAt: '2026-03-18T13:30:00.000Z',
  listedAt: null,
  endedAt: null,
};

test('the buttons of two subscriptions have two names, which begin with what is written on them', async () => {
  mountPart(
    <>
      <SubscriptionCard subscription={subscription} />
      <SubscriptionCard subscription={{ ...subscription, id: 'sub_2', name: 'Quillmark Bio' }} />
    </>,
  );
  const cancel = (name: string) =>
    page.getByRole('button', { name: `Cancel subscription ${name}`, exact: true });
  await expect.element(cancel('Vexbrook Solar')).toBeVisible();
  await expect.element(cancel('Quillmark Bio')).toBeVisible();
});
