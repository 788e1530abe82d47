import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';

/** The question of a language about a limit 10.3 % away from the market. */
function say(locale: 'en' | 'de' | 'it' | 'fr' | 'es', side: 'above' | 'below'): string {
  const path = new URL(`../../messages/orderTicket/${locale}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | { message: string }>;
  const said = words['orderTicket.far.text'] ?? '';
  const defaultMessage = typeof said === 'string' ? said : said.message;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.103);
  return createIntl({ locale, onError: () => undefined })
    .formatMessage({ id: 'orderTicket.far.text', defaultMessage }, { side, percent, price: 'P', last: 'M' })
    .replaceAll('\u00A0', ' ');
}

test.each([
  ['en', 'is 10.3% below the market price of M', 'is 10.3% above the market price of M'],
  ['de', 'liegt 10,3 % unter dem Marktpreis von M', 'liegt 10,3 % über dem Marktpreis von M'],
  ['it', 'è inferiore del 10,3% al prezzo', 'è superiore del 10,3% al prezzo'],
  ['fr', 'est inférieure de 10,3 % au cours', 'est supérieure de 10,3 % au cours'],
  ['es', 'está un 10,3 % por debajo del precio', 'está un 10,3 % por encima del precio'],
] as const)('%s says on which side of the market a limit is, without a sign', (locale, below, above) => {
  expect(say(locale, 'below')).toContain(below);
  expect(say(locale, 'above')).toContain(above);
});
