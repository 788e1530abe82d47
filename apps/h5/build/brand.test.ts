import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { Manifest } from '../../../manifest/src/define.js';
import { h5 } from '../../../manifest/src/h5.js';
import { brandCss } from './brand.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fairlot-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const app: Manifest = h5;
const css = (theme: Partial<Manifest['theme']>, tabBar: Partial<Manifest['tabBar']> = {}) =>
  brandCss({ theme: { ...app.theme, ...theme }, tabBar: { ...app.tabBar, ...tabBar } }, root);
const roleIn = (text: string, role: string) =>
  new RegExp(`--uk-${role}: ([^;]+);`).exec(text)?.[1]?.toLowerCase();

it('is the brand of the manifest: colours, shape, density and the measures of the tab bar', () => {
  const own = css({});
  expect(roleIn(own, 'color-brand-rest')).toBe('#465cff');
  expect(roleIn(own, 'color-selected')).toBe('#372fc8');
  const other = css(
    {
      primary: '#0B6B52',
      tabSelected: '#0B5C46',
      tokens: 'packages/ui-kit/src/tokens/second-brand.tokens.json',
    },
    { height: 56, fontSize: 12, iconWidth: 28 },
  );
  expect(roleIn(other, 'color-brand-rest')).toBe('#0b6b52');
  expect(roleIn(other, 'color-selected')).toBe('#0b5c46');
  expect(roleIn(other, 'radius-card')).not.toBe(roleIn(own, 'radius-card'));
  expect(roleIn(other, 'size-cell')).not.toBe(roleIn(own, 'size-cell'));
  expect(['size-tab-bar', 'size-tab-icon', 'type-tab-size'].map((role) => roleIn(other, role))).toEqual([
    '56px',
    '28px',
    '0.75rem',
  ]);
});

it('has a dark twin only where the app can be dark', () => {
  expect(css({})).not.toContain('uk-brand-dark');
  for (const darkMode of ['system', 'choice'] as const)
    expect(css({ darkMode })).toContain('.uk-brand-dark {');
});

it.each([
  [{ primary: '#FFEE00' }, /^theme\.primary theme: #FFEE00 cannot be made out .* Write #\w{6}, the nearest/],
  [
    { tabSelected: '#BBBBBB' },
    /^theme\.tabSelected theme: #BBBBBB cannot be made out .* Write #\w{6}, the nearest/,
  ],
  [{ tokens: 'nowhere.json' }, /^theme\.tokens theme: there is no file nowhere\.json\. Write its path /],
] as const)('refuses a theme that cannot be drawn: %j', (theme, message) => {
  expect(() => css(theme)).toThrow(message);
});

it.each([
  [
    '"radius": { "$type": "string", "$value": "soft" }',
    '"radius": { "$value": "oval" }',
    /:7:3 Token radius: "oval" is not known/,
  ],
  ['"scheme"', '"shceme"', /:5:3 Token shceme: no theme has a token of this name/],
  [
    '"tone": {',
    '"color": { "inkMuted": { "$value": "#b0b0b0" } },\n  "tone": {',
    /:9:14 Token color\.inkMuted: inkMuted on canvas is #b0b0b0 .* Take a colour further/,
  ],
  [
    '"tone": {',
    '"color": { "inkMutd": { "$value": "#333344" } },\n  "tone": {',
    /:9:14 Token color\.inkMutd: no theme has a token of this name.* Use one of /,
  ],
  [
    '"tone": {',
    '"color": { "inkMuted": "#333344" },\n  "tone": {',
    /:9:14 Token color\.inkMuted: it has no "\$value"/,
  ],
  ['"tone": {', '"tone": [', /:\d+:\d+ yaml: /],
])('says where in a file of tokens %s is wrong, and what to write', (from, to, message) => {
  const tokens = readFileSync(join(root, 'packages/ui-kit/src/tokens/fairlot.tokens.json'), 'utf8');
  writeFileSync(join(folder, 'brand.tokens.json'), tokens.replace(from, to));
  const wrong = { theme: { ...app.theme, tokens: 'brand.tokens.json' }, tabBar: app.tabBar };
  expect(() => brandCss(wrong, folder)).toThrow(message);
});
