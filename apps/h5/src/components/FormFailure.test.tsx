import { ApiError, clientCode } from '@fairlot/api-client';
import { toast, Toaster } from '@fairlot/ui-kit/toast';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../state/contact.js';
import { FormFailure } from './FormFailure.js';
import { mountPart } from './testing/mountPart.js';

afterEach(() => toast.dismiss());

const fields = { code: '' };

test('a failure of a field is shown beside it and by a toast, and is announced once', async () => {
  const message = 'The code is wrong';
  const error = new ApiError({
    code: 'wrong_code',
    status: 422,
    messages: [message],
    fieldErrors: [{ path: 'code', code: 'wrong_code', message, params: {} }],
  });
  mountPart([<FormFailure key="failure" error={error} fields={fields} />, <Toaster key="toasts" />]);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

test('a failure of no field is shown in the form, and the toast announces it', async () => {
  const message = 'Wrong mail or password';
  const error = new ApiError({ code: 'invalid_credentials', status: 422, messages: [message] });
  mountPart([<FormFailure key="failure" error={error} fields={fields} />, <Toaster key="toasts" />]);
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.poll(() => page.getByText(message).elements().length).toBe(2);
});

test('the toast of a failure closes with the next attempt', async () => {
  const message = 'Wrong mail or password';
  const error = new ApiError({ code: 'invalid_credentials', status: 422, messages: [message] });
  const parts = (failure: unknown) => [
    <FormFailure key="failure" error={failure} fields={fields} />,
    <Toaster key="toasts" />,
  ];
  const { rerender } = mountPart(parts(error));
  await expect.poll(() => page.getByText(message).elements().length).toBe(2);
  rerender(parts(undefined));
  await expect.poll(() => page.getByText(message).elements().length).toBe(0);
});

test('a lost connection is said beside the button until it is back, and the lost call with it', async () => {
  const lost = new ApiError({ code: clientCode.network });
  mountPart([<FormFailure key="failure" error={lost} fields={fields} />, <Toaster key="toasts" />]);
  const failure = page.getByText(/^No connection. Check your network/);
  await expect.poll(() => failure.elements().length).toBe(2);
  contact.set('away');
  await expect.element(page.getByText(/^No connection. What you have entered stays here/)).toBeVisible();
  await expect.poll(() => failure.elements().length).toBe(0);
  contact.set('there');
  contact.announceReturn();
  await expect.poll(() => page.getByText(/^No connection/).elements().length).toBe(0);
});
