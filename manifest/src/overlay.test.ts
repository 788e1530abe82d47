import { describe, expect, it } from 'vitest';
import { resolvePage, tabsOf, type Path } from './define.js';
import { h5 } from './h5.js';
import { applyOverlay, OverlayError } from './overlay.js';
import { overlaySchema } from './overlaySchema.js';
import { manifestSchema } from './schema.js';

const known = new Set(['login', 'public', 'guest']);
const market: Path = '/pages/main/market/index';

describe('an overlay', () => {
  it('adds guards and keeps those that are there', () => {
    const changed = applyOverlay(h5, { pages: { [market]: { addGuard: 'login' } } }, known);
    expect(resolvePage(changed, market).guards).toEqual(['public', 'login']);
  });

  it('adds to the default guard of a page that names none', () => {
    const path: Path = '/pages/setting/index';
    const changed = applyOverlay(h5, { pages: { [path]: { addGuard: 'vip' } } }, new Set(['vip']));
    expect(resolvePage(changed, path).guards).toEqual(['login', 'vip']);
  });

  it.each(['public', 'guest', 'nobody'])('may not add the guard %s', (addGuard) => {
    expect(() => applyOverlay(h5, { pages: { [market]: { addGuard } } }, known)).toThrow(OverlayError);
  });

  it('may not name a page that is not there', () => {
    expect(() => applyOverlay(h5, { pages: { '/pages/nowhere': {} } }, known)).toThrow(OverlayError);
  });

  it('hides tabs, renames them, and leaves the app as it was', () => {
    const changed = applyOverlay(
      h5,
      { pages: { [market]: { tab: false } }, theme: { primary: '#112233' } },
      known,
    );
    expect(tabsOf(changed)).toHaveLength(4);
    expect(tabsOf(h5)).toHaveLength(5);
    expect(changed.theme).toEqual({ ...h5.theme, primary: '#112233' });
  });

  it('closes a way to support', () => {
    expect(applyOverlay(h5, { support: { whatsapp: false } }, known).support).toEqual({ whatsapp: false });
  });

  it('has no key that would take a guard away', () => {
    expect(overlaySchema.safeParse({ pages: { [market]: { guard: 'public' } } }).success).toBe(false);
    expect(overlaySchema.safeParse({ layouts: { default: { tools: [], guard: 'public' } } }).success).toBe(
      false,
    );
  });
});

describe('the schema', () => {
  it('accepts the app', () => {
    expect(manifestSchema.parse(h5)).toEqual(h5);
  });

  it.each([
    { ...h5, extra: 1 },
    { ...h5, theme: { ...h5.theme, primary: 'blue' } },
    { ...h5, pages: { 'pages/a': {} } },
    { ...h5, pages: { '/pages/a': { search: { id: 'number' } } } },
  ])('refuses a manifest with fault %#', (manifest) => {
    expect(manifestSchema.safeParse(manifest).success).toBe(false);
  });
});
