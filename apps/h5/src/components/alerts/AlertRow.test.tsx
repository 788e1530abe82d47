import { expect, test } from 'vitest';
import type { Alert } from '../../queries/alertQueries.js';
import { mountPart } from '../testing/mountPart.js';
import { AlertRow } from './AlertRow.js';

const fired: Alert = {
  id: 'alr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3',
  symbol: 'KLAN.MY',
  name: 'Klandar Foods',
  currency: 'MYR',
  kind: 'above',
  value: '0.94',
  state: 'fired',
  createdAt: '2026-03-02T15:00:00.000Z',
  firedAt: '2026-03-02T15:20:00.000Z',
  firedPrice: '0.945',
};

test('shows all decimals of the price at which an alert fired', () => {
  mountPart(
    <ul>
      <AlertRow alert={fired} />
    </ul>,
  );
  expect(document.querySelector('li')?.textContent).toContain('0.945');
});
