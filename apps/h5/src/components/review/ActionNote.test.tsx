import { ApiError } from '@fairlot/api-client';
import { toast, Toaster } from '@fairlot/ui-kit/toast';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../testing/mountPart.js';
import { ActionNote } from './ActionNote.js';
import type { MoneyAction } from './moneyActions.js';

afterEach(() => toast.dismiss());

test('a refused money action is shown beside the button and by one toast, from the form and its sheet', async () => {
  const message = 'Not enough available funds';
  const error = new ApiError({ code: 'insufficient_funds', status: 422, messages: [message] });
  const action: MoneyAction = {
    label: 'Withdraw $400.00',
    phase: { at: 'refused', error },
    askAgain: () => undefined,
  };
  mountPart([
    <ActionNote key="form" action={action} />,
    <ActionNote key="sheet" action={action} />,
    <Toaster key="toasts" />,
  ]);
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toHaveTextContent(message);
  // One in the form, one in its sheet, one toast.
  await expect.poll(() => page.getByText(message).elements().length).toBe(3);
});
