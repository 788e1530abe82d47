import { ApiError } from '@fairlot/api-client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mountPart } from '../testing/mountPart.js';
import { contact } from '../../state/contact.js';
import type { MoneyAction } from './moneyActions.js';
import { ReviewNotes, ReviewSheet, type ReviewSheetProps } from './ReviewSheet.js';

const VERB = 'Withdraw $400.00';
const button = (name: string) => page.getByRole('button', { name });

function action(phase: MoneyAction['phase'], askAgain: () => void = () => undefined): MoneyAction {
  return { label: VERB, phase, askAgain };
}

function sheet(props: Partial<ReviewSheetProps>) {
  return (
    <ReviewSheet
      isOpen
      onClose={() => undefined}
      title="Review your withdrawal"
      action={undefined}
      verb={VERB}
      onConfirm={() => undefined}
      {...props}
    >
      <ReviewNotes notes={['You can cancel it while it waits.']} />
    </ReviewSheet>
  );
}

test('the button says verb and amount, and pressing it is the consent', async () => {
  const onConfirm = vi.fn();
  mountPart(sheet({ onConfirm }));
  await expect.element(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  await expectNoAxeFaults();
  await button(VERB).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('');
});

test('the review cannot be confirmed while a consent inside it is missing', async () => {
  mountPart(sheet({ isReady: false }));
  await expect.element(button(VERB)).toBeDisabled();
});

test('the payment password comes after the button, and there is a way back to the figures', async () => {
  const onConfirm = vi.fn();
  mountPart(sheet({ onConfirm, needsPayPassword: true }));
  await button(VERB).click();
  const pad = page.getByRole('group', { name: 'Payment password' });
  await expect.element(pad).toBeVisible();
  await expectNoAxeFaults();
  expect(onConfirm).not.toHaveBeenCalled();
  await button('Back to the details').click();
  await expect.element(page.getByText('You can cancel it while it waits.')).toBeVisible();
  await button(VERB).click();
  for (const digit of '246810') await pad.getByRole('button', { name: digit, exact: true }).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('246810');
});

test('a refusal is shown in the review, which can be sent again', async () => {
  const onConfirm = vi.fn();
  const error = new ApiError({ code: 'insufficient_funds', status: 422, messages: ['Not enough money'] });
  mountPart(sheet({ onConfirm, action: action({ at: 'refused', error }) }));
  await expect.element(page.getByText('This did not go through')).toBeVisible();
  await expect.element(page.getByText('Not enough money')).toBeVisible();
  await expectNoAxeFaults();
  await button(VERB).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('an unknown outcome is never called failed; the customer can only ask about it', async () => {
  const onConfirm = vi.fn();
  const askAgain = vi.fn();
  const { rerender } = mountPart(sheet({ onConfirm, action: action({ at: 'checking' }) }));
  await expect.element(page.getByText('We don’t know yet: checking')).toBeVisible();
  rerender(sheet({ onConfirm, isReady: false, action: action({ at: 'unknown' }, askAgain) }));
  await expect.element(page.getByText('We don’t know yet whether this arrived')).toBeVisible();
  await expectNoAxeFaults();
  await expect.element(button(VERB)).not.toBeInTheDocument();
  await button('Check again').click();
  expect(askAgain).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('after the payment password an unknown outcome is shown with the figures, not as a pause', async () => {
  const { rerender } = mountPart(sheet({ needsPayPassword: true }));
  await button(VERB).click();
  await expect.element(page.getByRole('group', { name: 'Payment password' })).toBeVisible();
  rerender(sheet({ needsPayPassword: true, action: action({ at: 'unknown' }) }));
  await expect.element(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  await expect.element(button('Check again')).toBeEnabled();
  await expect.element(page.getByText('Please wait a moment')).not.toBeInTheDocument();
});

test('while the server does not answer, the review says what that means and cannot be confirmed', async () => {
  const { rerender } = mountPart(sheet({}));
  contact.set('away');
  await expect.element(page.getByText(/^No connection. Nothing has been sent/)).toBeVisible();
  await expect.element(button(VERB)).toBeDisabled();
  rerender(sheet({ action: action({ at: 'unknown' }) }));
  await expect.element(page.getByText(/^No connection. You can check again/)).toBeVisible();
  await expect.element(button('Check again')).toBeDisabled();
  contact.set('there');
  await expect.element(button('Check again')).toBeEnabled();
});

test('without a connection the pad is off and asks nobody to wait; then typing goes on where it was', async () => {
  mountPart(sheet({ needsPayPassword: true }));
  await button(VERB).click();
  const pad = page.getByRole('group', { name: 'Payment password' });
  await pad.getByRole('button', { name: '2', exact: true }).click();
  contact.set('away');
  await expect.element(page.getByText(/^No connection. Nothing has been sent/)).toBeVisible();
  await expect.element(pad.getByRole('button', { name: '4', exact: true })).toBeDisabled();
  await expect.element(page.getByText('Please wait a moment')).not.toBeInTheDocument();
  contact.set('there');
  await expect.element(pad).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(page.getByText('2 of 6 entered')).toBeInTheDocument();
});
