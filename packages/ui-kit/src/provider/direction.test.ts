import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KitProvider, useKitLocale } from './index.js';

const Direction = () => useKitLocale().direction;

test.each([
  ['rtl', 'ar fa he ur ps ug dv yi ckb ks sd nqo mzn pnb syr rhg'],
  ['rtl, by the script of the tag', 'az-Arab pa-Arab ku-Arab ha-Arab ff-Adlm ar-EG-u-nu-latn AR-eg'],
  ['rtl, by the country of the tag', 'pa-PK uz-AF az-IR ku-IQ'],
  ['ltr', 'en de-AT ja zh-Hant pa ku az uz ff sd-IN ug-KZ'],
  ['ltr, by the script of the tag', 'ar-Latn he-Latn ks-Deva sd-Deva'],
])('the direction is %s: %s', (direction, locales) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const drawn = locales
    .split(' ')
    .map((locale) => [
      locale,
      renderToString(createElement(KitProvider, { locale }, createElement(Direction))),
    ]);
  expect(drawn).toEqual(locales.split(' ').map((locale) => [locale, direction.slice(0, 3)]));
  vi.restoreAllMocks();
});
