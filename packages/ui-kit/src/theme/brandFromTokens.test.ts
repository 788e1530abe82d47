import { describe, expect, test } from 'vitest';
import fairlot from '../tokens/fairlot.tokens.json' with { type: 'json' };
import system from '../tokens/system.tokens.json' with { type: 'json' };
import { brandFromTokens, type BrandTokenFile } from './brandFromTokens.js';
import { defineBrand } from './defineBrand.js';
import { readSystemTokens } from './systemTokens.js';

const read = (file: object) => () => brandFromTokens('acme', file as BrandTokenFile);

describe('a brand from a token file', () => {
  test('is what the file says', () => {
    expect(brandFromTokens('acme', fairlot)).toMatchObject({
      name: 'acme',
      brand: '#465CFF',
      scheme: 'light',
      radius: 'soft',
    });
  });

  test('takes roles that the file gives instead of computed ones', () => {
    const color = { inkMuted: { $type: 'color', $value: '#333344' }, brand: { ink: { $value: '#1122aa' } } };
    const brand = defineBrand(brandFromTokens('acme', { ...fairlot, color }));
    expect([brand.tokens.color.inkMuted, brand.tokens.color.brand.ink]).toEqual(['#333344', '#1122aa']);
  });

  test('takes colours as components of sRGB, which design tools write', () => {
    const $value = { colorSpace: 'srgb', components: [0.04, 0.478, 0.36], alpha: 1, hex: '#0a7a5c' };
    expect(brandFromTokens('acme', { ...fairlot, brand: { $value } }).brand).toBe('#0a7a5c');
    for (const other of [
      { alpha: 0.5 },
      { components: [2, 0, 0] },
      { components: ['none', 0, 0] },
      { colorSpace: 'oklch' },
    ])
      expect(read({ ...fairlot, brand: { $value: { ...$value, ...other } } })).toThrow(
        /^Token brand: .* is no colour/,
      );
  });

  test.each([
    ['a stack', 'Inter, sans-serif', 'Inter, sans-serif'],
    ['names', ['Source Sans 3', 'Inter', 'sans-serif'], '"Source Sans 3", Inter, sans-serif'],
  ])('has the font that the file gives as %s', (_how, $value, stack) => {
    const font = { $type: 'fontFamily', $value };
    const { tokens } = defineBrand(brandFromTokens('acme', { ...fairlot, font, figureFont: font }));
    expect([tokens.font.text, tokens.font.figure]).toEqual([stack, stack]);
  });

  // What happened, with its path, why it matters, what to do.
  test.each([
    [
      'a token that is missing',
      { ...fairlot, tone: { ...fairlot.tone, caution: undefined } },
      'Token tone.caution: it is missing. What is drawn from it would have no value. Add it as {',
    ],
    [
      'a value without $value',
      { ...fairlot, selected: '#372fc8' },
      'Token selected: it has no "$value", but "#372fc8". What is drawn',
    ],
    [
      'a colour by name',
      { ...fairlot, brand: { $value: 'rebeccapurple' } },
      'Token brand: "rebeccapurple" is no colour. The theme computes with it, and cannot with a name',
    ],
    [
      'a word that is not known',
      { ...fairlot, radius: { $value: 'oval' } },
      'Token radius: "oval" is not known. There is nothing to draw it with. Write one of "none", "soft", "round".',
    ],
    [
      'a font that is none',
      { ...fairlot, font: { $value: [400] } },
      'Token font: [400] is no font. Text would be drawn in',
    ],
    [
      'a number out of range',
      { ...fairlot, neutralChroma: { $value: 2 } },
      'Token neutralChroma: 2 is no number from 0 to 0.02.',
    ],
    [
      'a misspelt name',
      { ...fairlot, figure: { ...fairlot.figure, gian: { $value: '#00ff00' } } },
      'Token figure.gian: no theme has a token of this name. It would change nothing,',
    ],
    [
      'a role that is too pale',
      { ...fairlot, color: { inkMuted: { $value: '#b0b0b0' } } },
      /^Token color\.inkMuted: inkMuted on canvas is #b0b0b0 on #\w{6}, a contrast of 1\.\d\d\. Below 4\.5 many customers/,
    ],
    [
      'a role without $value',
      { ...fairlot, color: { inkMuted: '#333344' } },
      'Token color.inkMuted: it has no "$value", but "#333344".',
    ],
    [
      'a role that is no colour',
      { ...fairlot, color: { brand: { ink: { $value: 3 } } } },
      'Token color.brand.ink: 3 is no colour.',
    ],
    [
      'a misspelt role',
      { ...fairlot, color: { brand: { imk: { $value: '#1122aa' } } } },
      /^Token color\.brand\.imk: no theme has a token of this name\. .* Use one of rest, /,
    ],
    [
      'a group that is given a colour',
      { ...fairlot, color: { brand: { $value: '#1122aa' } } },
      /^Token color\.brand: \{"\$value":"#1122aa"\} is no group of tokens\. .* Write \{ \} with some of rest, /,
    ],
    [
      'roles that are no group',
      { ...fairlot, color: '#1122aa' },
      /^Token color: "#1122aa" is no group of tokens\./,
    ],
  ])('refuses %s', (_what, file, message) => {
    expect(read(file)).toThrow(message);
  });
});

describe('the tokens of every brand', () => {
  test('are read with their units', () => {
    const { gutter, type, motion, density } = readSystemTokens();
    expect([gutter, type.body.size, type.caption.tracking, density.large.cell]).toEqual([
      '16px',
      '0.9375rem',
      '0',
      '64px',
    ]);
    expect([motion.fast, motion.out]).toEqual(['150ms', 'cubic-bezier(0.2, 0.8, 0.2, 1)']);
  });

  test.each([
    [
      'an unknown unit',
      { gutter: { $type: 'dimension', $value: { value: 16, unit: 'pt' } } },
      'Token gutter: the unit "pt" is not known here. A length or a time without its unit is dropped',
    ],
    [
      'a length without unit',
      { gutter: { $type: 'dimension', $value: 16 } },
      'Token gutter: 16 has no unit.',
    ],
    [
      'a curve of three numbers',
      { motion: { ...system.motion, out: { $type: 'cubicBezier', $value: [0, 0, 1] } } },
      'Token motion.out: [0,0,1] is no curve.',
    ],
  ])('refuse %s', (_what, change, message) => {
    expect(() => readSystemTokens({ ...system, ...change } as unknown as typeof system)).toThrow(message);
  });
});
