import { ApiError } from '@fairlot/api-client';
import { toast, Toaster } from '@fairlot/ui-kit/toast';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
