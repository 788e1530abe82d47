import { expect, it, vi } from 'vitest';

it('makes no formatter before something is said or formatted', async () => {
  const asked: PropertyKey[] = [];
  const own = Intl;
  vi.stubGlobal(
    'Intl',
    new Proxy(own, {
      get(target, name) {
        asked.push(name);
        return Reflect.get(target, name) as unknown;
      },
    }),
  );
  const [{ getLanguage }, { dateFormat }] = await Promise.all([
    import('./index.js'),
    import('./formatters.js'),
  ]);
  expect(asked).toEqual([]);

  expect(getLanguage().t('app.retry')).toBe('Retry');
  expect(asked).not.toEqual([]);
  const day = new Date(Date.UTC(2026, 10, 26));
  expect(dateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toBe('November 26, 2026');
  vi.unstubAllGlobals();
});
