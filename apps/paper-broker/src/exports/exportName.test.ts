import { expect, it } from 'vitest';
import { exportName } from './exportName.js';

const file = { kind: 'order', from_date: '2026-03-01', to_date: '2026-03-31', format: 'csv' };

it.each([
  ['Fairlot', 'fairlot-simulated-order-2026-03-01-2026-03-31.csv'],
  ['Harbour & Sons', 'harbour-sons-simulated-order-2026-03-01-2026-03-31.csv'],
  ['a"; filename="b', 'a-filename-b-simulated-order-2026-03-01-2026-03-31.csv'],
  ['東京', 'simulated-order-2026-03-01-2026-03-31.csv'],
])('the files of %s are called %s', (appName, name) => {
  expect(exportName(appName, file)).toBe(name);
});
