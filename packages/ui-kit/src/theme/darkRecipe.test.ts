import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defineBrand } from './defineBrand.js';

const PAGES = ['packages/ui-kit/README.md', '.storybook/theme.mdx'];

test.each(PAGES)('%s has a recipe by which the device chooses between light and dark', (path) => {
  const [recipe] = /const device = [\s\S]*?^\s*draw\(\);$/m.exec(readFileSync(path, 'utf8')) ?? [];
  const day = defineBrand({ name: 'acme', brand: '#0b7a5c' });
  const night = defineBrand({ name: 'acme-night', brand: '#0b7a5c', scheme: 'dark' });
  const classes = new Set<string>();
  const toggle = (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name));
  let tell: () => void = () => undefined;
  const device = {
    matches: false,
    addEventListener: (_event: string, listener: () => void) => {
      tell = listener;
    },
  };
  const asked: string[] = [];
  runInNewContext(recipe ?? '', {
    day,
    night,
    document: { documentElement: { classList: { toggle } } },
    matchMedia: (query: string) => {
      asked.push(query);
      return device;
    },
  });
  expect(asked).toEqual(['(prefers-color-scheme: dark)']);
  expect([...classes]).toEqual(['uk-acme']);
  device.matches = true;
  tell();
  expect([...classes]).toEqual(['uk-acme-night']);
});
