import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../testing/mountPart.js';
import { Reason } from './Reason.js';
import type { Refused } from './useReason.js';

const said = (over: Partial<Refused>): Refused => ({
  refuseReasonKey: null,
  refuseReasonParams: null,
  refuseReason: null,
  ...over,
});

test('says the sentence of its key with its values, and quotes the reviewer below', async () => {
  const params = { amount: '90.5', currency: 'EUR' };
  mountPart(
    <Reason
      list="deposit"
      of={said({
        refuseReasonKey: 'amount_differs',
        refuseReasonParams: params,
        refuseReason: 'Bitte neu senden',
      })}
    />,
  );
  await expect.element(page.getByText('Your proof is for €90.50.')).toBeVisible();
  await expect.element(page.getByText('The reviewer’s own words: “Bitte neu senden”')).toBeVisible();
});

test('says how far a price had moved, and of an older order that it had', async () => {
  const moved = said({ refuseReasonKey: 'price_band', refuseReasonParams: { percent: '3' } });
  const { rerender } = mountPart(<Reason list="order" of={moved} />);
  await expect.element(page.getByText('more than 3% away')).toBeVisible();
  rerender(<Reason list="order" of={{ ...moved, refuseReasonParams: null }} />);
  await expect.element(page.getByText('moved too far from the price')).toBeVisible();
});

test('shows the text of earlier versions as it was stored', async () => {
  mountPart(<Reason list="loan" of={said({ refuseReason: 'The picture cannot be read.' })} />);
  await expect.element(page.getByText('The picture cannot be read.', { exact: true })).toBeVisible();
});

test('names a key that it does not know, and falls back where nothing is known', async () => {
  const unknown = said({ refuseReasonKey: 'toString' });
  const { rerender } = mountPart(<Reason list="ipo" of={unknown} />);
  await expect.element(page.getByText('Reason: toString')).toBeVisible();
  rerender(<Reason list="ipo" of={said({})} fallback="No reason was given." />);
  await expect.element(page.getByText('No reason was given.')).toBeVisible();
});
