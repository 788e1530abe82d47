import { expect, it } from 'vitest';
import { createMarket } from '../../market/createMarket.js';
import { warningsAt } from './orderView.js';

const market = createMarket({ seed: 'test' });
/** A Sunday. */
const sunday = new Date('2026-03-01T12:00:00.000Z');

it.each([
  ['US', 'en', 'New York time'],
  ['US', 'es', 'hora de Nueva York'],
  ['FR', 'it', 'ora di Parigi'],
  ['HK', 'de', 'Ortszeit Hongkong'],
  ['SG', 'fr', 'heure de Singapour'],
  ['MY', 'es', 'hora de Kuala Lumpur'],
] as const)(
  'a closed market says when it opens, in the words of the language: %s %s',
  (marketId, locale, words) => {
    expect(warningsAt(market, marketId, sunday, locale)[0]?.message).toContain(words);
  },
);
