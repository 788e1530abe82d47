import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../testing/mountPart.js';
import { ContactProof } from './ContactProof.js';

test('sends nothing without a whole code, and says what is missing', async () => {
  const onProof = vi.fn();
  mountPart(
    <ContactProof
      contact={{ mail: 'ada@fairlot.example' }}
      purpose="bind"
      submitLabel="Save"
      onProof={onProof}
    />,
  );
  await page.getByRole('textbox', { name: /code/i }).fill('123');
  await page.getByLabelText('Login password', { exact: true }).fill('Fairlot26');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('textbox', { name: /code/i })).toHaveAttribute('aria-invalid', 'true');
  expect(onProof).not.toHaveBeenCalled();
});
