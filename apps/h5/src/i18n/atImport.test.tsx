import { expect, it } from 'vitest';
// For their types; the test loads its own.
import type { dateFormat as DateFormat } from './formatters.js';
import type { getLanguage as GetLanguage } from './index.js';

type OwnWindow = Window & typeof globalThis;

/** A window that has loaded none of the app's modules; this one's have said something in other tests. */
function openWindow(): { own: OwnWindow; close: () => void } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const own = frame.contentWindow as OwnWindow;
  // Vitest calls this around each `import()` of a module.
  Object.assign(own, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  return { own, close: () => frame.remove() };
}

it('makes no formatter before something is said or formatted', async () => {
  const { own, close } = openWindow();
  const load = (file: string) =>
    own.eval(`import(${JSON.stringify(new URL(file, import.meta.url).href)})`) as Promise<unknown>;
  const asked: PropertyKey[] = [];
  own.Intl = new Proxy(own.Intl, {
    get(target, name) {
      asked.push(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  const { getLanguage } = (await load('./index.ts')) as { getLanguage: typeof GetLanguage };
  const { dateFormat } = (await load('./formatters.ts')) as { dateFormat: typeof DateFormat };
  expect(asked).toEqual([]);

  expect(getLanguage().t('app.retry')).toBe('Retry');
  expect(asked).not.toEqual([]);
  const day = new Date(Date.UTC(2026, 10, 26));
  expect(dateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toBe('November 26, 2026');
  close();
});
