import { ApiError } from '@fairlot/api-client';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../testing/mountPart.js';
import { useMoneyAction } from './moneyActions.js';
import { useReview } from './useReview.js';

const refused = new ApiError({ code: 'insufficient_funds', status: 422, messages: ['Not enough money'] });

/** A form whose previews the test answers one by one, and whose review asks for a consent. */
function Form({ preview, error = refused }: { preview: () => Promise<string>; error?: ApiError }) {
  const money = useMoneyAction<string>('a review');
  const review = useReview<string>(money);
  const submit = async () => {
    review.restart();
    review.open(await preview());
  };
  return (
    <>
      <button onClick={() => void submit()}>Review</button>
      {review.of !== undefined && (
        <Sheet
          key={review.key}
          isOpen={review.isOpen}
          close={review.close}
          title={review.of}
          onConfirm={() => money.send({ label: 'Pay', send: () => Promise.reject(error) })}
        />
      )}
    </>
  );
}

interface SheetProps {
  isOpen: boolean;
  close: () => void;
  title: string;
  onConfirm: () => void;
}

function Sheet({ isOpen, close, title, onConfirm }: SheetProps) {
  const [isAgreed, setIsAgreed] = useState(false);
  if (!isOpen) return null;
  return (
    <section aria-label={title}>
      <input type="checkbox" checked={isAgreed} onChange={() => setIsAgreed(true)} />
      <button onClick={onConfirm}>Pay</button>
      <button onClick={close}>Close</button>
    </section>
  );
}

const sheet = (name: string) => page.getByRole('region', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

test('after a refusal the next review opens with its own preview, never with the last one', async () => {
  let answer: (preview: string) => void = () => undefined;
  const second = new Promise<string>((resolve) => (answer = resolve));
  const previews = [Promise.resolve('$400'), second];
  mountPart(<Form preview={() => previews.shift() ?? Promise.reject(new Error('no more'))} />);
  await press('Review');
  await expect.element(sheet('$400')).toBeVisible();
  await press('Pay');
  await expect.element(sheet('$400')).not.toBeInTheDocument();
  await press('Review');
  await expect.element(sheet('$400')).not.toBeInTheDocument();
  answer('$300');
  await expect.element(sheet('$300')).toBeVisible();
});

test('a refused payment password leaves the review open', async () => {
  const error = new ApiError({ code: 'pay_password_incorrect', status: 422, messages: ['Wrong'] });
  mountPart(<Form preview={() => Promise.resolve('$400')} error={error} />);
  await press('Review');
  await press('Pay');
  await expect.element(sheet('$400')).toBeVisible();
});

test('a consent given in one review does not apply to the next, even if its terms are the same', async () => {
  mountPart(<Form preview={() => Promise.resolve('$400')} />);
  await press('Review');
  await sheet('$400').getByRole('checkbox').click();
  await press('Close');
  await expect.element(sheet('$400')).not.toBeInTheDocument();
  await press('Review');
  await expect.element(sheet('$400').getByRole('checkbox')).not.toBeChecked();
});
