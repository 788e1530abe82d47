import { createElement, Suspense, use, type ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { de, fr, loadKitMessages, type KitMessages } from '../messages/index.js';
import { Change, Price } from '../price/index.js';
import { allStories } from '../testing/stories.js';
import { KitProvider } from './index.js';

/** Suspends during server rendering, as for data. */
const Late = ({ until, children }: { until: Promise<unknown>; children: ReactNode }) => {
  use(until);
  return children;
};

const figures = createElement('p', null, createElement(Price, { value: '1234.5' }), ' ', [
  createElement(Change, { key: 'change', percent: '1.5' }),
]);

async function renderSlowly(locale: string, messages: Partial<KitMessages>, until: Promise<unknown>) {
  const late = createElement(Late, { until, children: figures });
  const waiting = createElement(Suspense, { fallback: '…' }, late);
  const stream = await renderToReadableStream(
    createElement(KitProvider, { locale, messages }, figures, waiting),
  );
  const text = await new Response(stream).text();
  return [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, said]) =>
    said?.replace(/<[^>]*>/g, '').replace(/\s/g, ' '),
  );
}

test('two pages that a server draws at the same time each speak their language to the end', async () => {
  let goOn: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (goOn = resolve));
  const pages = Promise.all([
    renderSlowly('de', de, until),
    renderSlowly('fr', fr, until),
    renderSlowly('en', {}, until),
  ]);
  goOn();
  const [german, french, english] = await pages;
  expect(german).toEqual(['1.234,50 gestiegen +1,50 %', '1.234,50 gestiegen +1,50 %']);
  expect(french).toEqual(['1 234,50 en hausse +1,50 %', '1 234,50 en hausse +1,50 %']);
  expect(english).toEqual(['1,234.50 up +1.50%', '1,234.50 up +1.50%']);
});

test('what has been loaded is spoken by every provider of its language, and by no other', async () => {
  await loadKitMessages('it');
  const draw = (locale: string) =>
    renderToString(createElement(KitProvider, { locale }, createElement(Change, { percent: '1' })));
  expect(draw('it-CH')).toContain('in rialzo');
  expect(draw('en')).toContain('up');
});

test('a language without messages, and what is no language or zone, is said and survived', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const draw = (props: object) =>
    renderToString(
      createElement(
        KitProvider,
        { locale: 'en', ...props },
        createElement(Price, { value: '1', currency: 'USD' }),
      ),
    );
  expect(draw({ locale: 'pt' })).toContain('1,00');
  expect(draw({ locale: 'de_DE' })).toContain('1.00');
  expect(draw({ timeZone: 'Mars/Olympus' })).toContain('1.00');
  expect(draw({ currencyDisplay: 'flag' })).toContain('$');
  expect(warn.mock.calls.map(([text]) => String(text).split(':')[0])).toEqual(Array(4).fill('KitProvider'));
  expect(String(warn.mock.calls[0]?.[0])).toContain('Pass your sentences as messages');
});

test('no part asks the page about itself while it is drawn', () => {
  const asked = new Set<string>();
  const trap = (name: string) =>
    new Proxy(
      {},
      {
        get: (_target, key) => {
          asked.add(`${name}.${String(key)}`);
          return {};
        },
      },
    );
  vi.stubGlobal('document', trap('document'));
  vi.stubGlobal('localStorage', trap('localStorage'));
  try {
    const Planted = () => (globalThis.document.documentElement.lang ? 'planted' : null);
    renderToString(createElement(Planted));
    expect([...asked]).toEqual(['document.documentElement']);
    asked.clear();
    for (const { element } of allStories()) renderToString(element());
    expect([...asked]).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});
