import { expect, test } from 'vitest';
import type { ChartColors } from './chartColors.js';
import { optionsOf } from './chartOptions.js';

const { localization } = optionsOf({
  colors: { fade: () => '' } as unknown as ChartColors,
  places: 2,
  locale: 'en',
  isIntraday: false,
});

test('an axis writes no price below zero, however far it reaches', () => {
  expect(localization.priceFormatter(12.5)).toBe('12.50');
  expect(localization.priceFormatter(0)).toBe('0.00');
  expect(localization.priceFormatter(-0.01)).toBe('');
});
