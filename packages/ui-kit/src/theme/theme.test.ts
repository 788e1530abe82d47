import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import dark from '../tokens/dark.tokens.json' with { type: 'json' };
import fairlot from '../tokens/fairlot.tokens.json' with { type: 'json' };
import second from '../tokens/second-brand.tokens.json' with { type: 'json' };
import wireframeTokens from '../tokens/wireframe.tokens.json' with { type: 'json' };
import type { BrandOptions } from './brandOptions.js';
import { contrastFaults } from './contrastPairs.js';
import { flatten } from './defineBrand.js';
import {
  brandFromTokens,
  contrast,
  defineBrand,
  fairlotDark,
  fairlotLight,
  secondBrand,
  vars,
  wireframe,
} from './index.js';
import { paletteOf, paletteSteps } from './palette.js';

const shipped = {
  [fairlotLight]: defineBrand(brandFromTokens('fairlot-light', fairlot)),
  [fairlotDark]: defineBrand(brandFromTokens('fairlot-dark', dark)),
  [secondBrand]: defineBrand(brandFromTokens('second-brand', second)),
  [wireframe]: defineBrand(brandFromTokens('wireframe', wireframeTokens)),
};

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : leaves(value as object),
  );
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('each shipped theme', () => {
  for (const [className, brand] of Object.entries(shipped)) {
    test(`${className} is readable in every pair of roles`, () => {
      expect(contrastFaults(brand.tokens)).toEqual([]);
    });

    test(`${className} sets every leaf of the contract and nothing else`, () => {
      const names = leaves(vars).map((reference) => /^var\((--[a-z0-9-]+)\)$/.exec(reference)?.[1]);
      expect(Object.keys(brand.vars).sort()).toEqual(names.sort());
      expect(brand.className).toBe(className);
    });

    test(`${className} keeps gain and loss readable in all four market conventions`, () => {
      for (const { selector, declarations } of brand.rules.slice(1, 4)) {
        const color = { ...brand.tokens.color };
        for (const figure of ['gain', 'loss'] as const) {
          color[figure] = {
            ink: declarations[`--uk-color-${figure}-ink`] ?? '',
            soft: declarations[`--uk-color-${figure}-soft`] ?? '',
          };
        }
        expect(contrastFaults({ ...brand.tokens, color }), selector).toEqual([]);
      }
    });
  }

  test('carries the colours and sizes that the product is drawn with', () => {
    const { color, size, type } = shipped[fairlotLight]!.tokens;
    expect(color.brand.rest).toBe('#465cff');
    expect(color.selected).toBe('#372fc8');
    expect([size.tabBar, size.navBar, size.icon, type.tab.size]).toEqual([
      '50px',
      '44px',
      '24px',
      '0.625rem',
    ]);
  });
});

describe('the checks themselves', () => {
  test('find a theme whose text is too pale', () => {
    const { tokens } = defineBrand({
      name: 'pale',
      brand: '#465cff',
      overrides: { color: { inkMuted: '#b0b0b0' } },
    });
    expect(contrastFaults(tokens)[0]).toMatch(
      /^inkMuted on canvas: #b0b0b0 on #\w{6} is 1\.\d\d, needs 4\.5$/,
    );
  });

  test('find a role without a value', () => {
    const { tokens } = defineBrand({ name: 'gap', brand: '#465cff' });
    expect(() => flatten({ ...tokens, radius: { ...tokens.radius, card: '' } })).toThrow('radius.card');
  });

  test('measure contrast as the guidelines do', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#465CFF', '#FFFFFF')).toBeCloseTo(4.96, 2);
    expect(contrast('#372fc8', '#ffffff')).toBeCloseTo(8.74, 2);
  });
});

describe('defineBrand', () => {
  test('makes a readable theme of any colour, light and dark', () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.constantFrom('light', 'dark'), (brand, selected, scheme) => {
        expect(contrastFaults(defineBrand({ name: 'any', brand, selected, scheme }).tokens)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('computes eleven steps, ever darker, and keeps the given colour among them', () => {
    fc.assert(
      fc.property(anyColor, (brand) => {
        const steps = paletteSteps.map((step) => paletteOf(brand)[step]);
        expect(steps).toContain(brand);
        const away = steps.map((hex) => contrast(hex, '#ffffff'));
        for (let index = 2; index < away.length; index++)
          expect(away[index]!).toBeGreaterThan(away[index - 2]!);
      }),
      { numRuns: 100 },
    );
  });

  test('lets any computed value be overruled', () => {
    const brand = defineBrand({
      name: 'acme',
      brand: '#0b7a5c',
      radius: 'none',
      density: 'compact',
      palette: { 1: '#fafafa' },
      overrides: { radius: { card: '3px' } },
    });
    expect(brand.palette[1]).toBe('#fafafa');
    expect(brand.vars['--uk-radius-card']).toBe('3px');
    expect(brand.vars['--uk-radius-control']).toBe('0px');
    expect(brand.vars['--uk-size-control']).toBe('40px');
    expect(brand.css).toContain('.uk-acme { --uk-color-backdrop:');
  });

  test('swaps gain and loss for markets where red is up', () => {
    const up = defineBrand({ name: 'a', brand: '#465cff' }).tokens.color;
    const down = defineBrand({ name: 'a', brand: '#465cff', market: 'redUp' }).tokens.color;
    expect([down.gain, down.loss]).toEqual([up.loss, up.gain]);
  });

  test('names every option that cannot be used at once, each in three parts', () => {
    const options = {
      brand: 'blue',
      selected: 7,
      scheme: 'night',
      neutralChroma: Number.NaN,
      radius: null,
      density: 10n,
      font: '',
      tone: { positive: '#12', angry: '#123456' },
      figure: [],
      palette: { 12: '#123456' },
      market: 'up',
      colour: '#123456',
      overrides: { color: { ink: 1, brand: { rested: '#123456' } } },
    } as unknown as BrandOptions;
    let message = '';
    try {
      defineBrand(options);
    } catch (error) {
      message = String(error);
    }
    const faults = message.split('\n- ').slice(1);
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      'name',
      'brand',
      'selected',
      'scheme',
      'neutralChroma',
      'radius',
      'density',
      'font',
      'tone.positive',
      'tone.angry',
      'figure',
      'palette.12',
      'market',
      'colour',
      'overrides.color.ink',
      'overrides.color.brand.rested',
    ]);
    for (const fault of faults) expect(fault.match(/\. (?=[A-Z])/g), fault).toHaveLength(2);
    expect(() => defineBrand(undefined as unknown as BrandOptions)).toThrow('nothing is no object. There is');
  });

  test.each([
    'Inter, sans-serif;',
    'x;} body {display: none',
    'Inter</style><script>',
    '"Inter, sans-serif',
    'var(--acme-font',
    'Inter) sans-serif(',
    'Inter /* sans-serif',
    'Inter\\',
  ])('refuses text that does not end where its value ends: %s', (text) => {
    const brand = { name: 'a', brand: '#465cff' };
    expect(() => defineBrand({ ...brand, font: text })).toThrow('is no font stack');
    expect(() => defineBrand({ ...brand, figureFont: text })).toThrow('is no font stack');
    expect(() => defineBrand({ ...brand, overrides: { radius: { card: text } } })).toThrow(
      'overrides.radius.card',
    );
  });

  test('takes every value that CSS does', () => {
    const font = `"Acme; {Sans}", 'O/*', var(--acme, local("x")), sans-serif`;
    const { css } = defineBrand({ name: 'a', brand: '#465cff', font });
    expect(css).toContain(`--uk-font-text: ${font};`);
  });

  test('refuses what it cannot use, by name', () => {
    expect(() => defineBrand({ name: 'a', brand: 'blue' })).toThrow(
      'defineBrand: brand: "blue" is no colour. The theme computes with it, and cannot with a name or a transparent colour. Write #rrggbb',
    );
    expect(() => defineBrand({ name: 'A b', brand: '#465cff' })).toThrow('lower-case letters');
    const typo = { color: { inkk: '#000000' } } as object;
    expect(() => defineBrand({ name: 'a', brand: '#465cff', overrides: typo })).toThrow(
      'overrides.color.inkk: the theme contract has no such role. It would change nothing',
    );
    expect(() => brandFromTokens('a', { ...fairlot, radius: { $value: 'oval' } })).toThrow(
      'Token radius: "oval" is not known',
    );
  });
});
