import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../../components/testing/mountPart.js';
import { useShownPayee } from './useShownPayee.js';
import type { PayeeChoice } from './withdrawSubject.js';

const payee = (id: string): PayeeChoice => ({
  id,
  label: id,
  isDefault: false,
  isNew: false,
  address: undefined,
  network: undefined,
  usableAt: '2026-11-01T15:00:00.000Z',
});

function Choice({ payees }: { payees: readonly PayeeChoice[] }) {
  const { shown, choose } = useShownPayee(payees);
  return (
    <>
      <p role="status">{shown?.label ?? 'none'}</p>
      <button type="button" onClick={() => choose('second')}>
        Second
      </button>
    </>
  );
}

test('a payee that is removed elsewhere stays on screen, also the only one, until another is chosen', async () => {
  const { rerender } = mountPart(<Choice payees={[]} />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('none');
  rerender(<Choice payees={[payee('first')]} />);
  await expect.element(shown).toHaveTextContent('first');
  rerender(<Choice payees={[]} />);
  await expect.element(shown).toHaveTextContent('first');
  rerender(<Choice payees={[payee('second')]} />);
  await expect.element(shown).toHaveTextContent('first');
  await page.getByRole('button', { name: 'Second' }).click();
  await expect.element(shown).toHaveTextContent('second');
});
