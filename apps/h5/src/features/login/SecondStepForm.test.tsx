import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mountPart } from '../../components/testing/mountPart.js';
import { SecondStepForm } from './SecondStepForm.js';

const step = { challenge: 'c'.repeat(43), methods: ['totp', 'recovery_code'], expiresIn: 300 };
const submit = () => page.getByRole('button', { name: 'Continue' }).click();

test('an incomplete code is not sent; its field says what is missing, for the app and for a recovery code', async () => {
  mountPart(<SecondStepForm step={step} onBack={() => undefined} />);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('textbox').fill('204');
  await submit();
  await expect.element(page.getByText('Enter the six digits of the code')).toBeVisible();
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
  // The other method starts without the first one's error.
  await expect.element(page.getByText('Enter the six digits of the code')).not.toBeInTheDocument();
  await page.getByRole('textbox').fill('K7Q2M');
  await submit();
  await expect.element(page.getByText(/as it was shown/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('K7Q2M');
});
