import { BoundedCache } from '../util/boundedCache.js';
import type { Locale } from './operation.js';

/**
 * Intl's formats, each made once, because making one takes longer than a hundred uses. Bounded, because customers
 * choose time zones.
 */
const MOST = 500;
const numbers = new BoundedCache<string, Intl.NumberFormat>(MOST);
const dates = new BoundedCache<string, Intl.DateTimeFormat>(MOST);
const lists = new BoundedCache<Locale, Intl.ListFormat>(MOST);

export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers.get(`${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates.get(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

export const listFormat = (locale: Locale): Intl.ListFormat =>
  lists.get(locale, () => new Intl.ListFormat(locale));
