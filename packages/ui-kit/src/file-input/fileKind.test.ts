import { expect, test } from 'vitest';
import { readFileKind } from './fileKind.js';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['%PDF-1.7 ... %%EOF\n', { kind: 'pdf', isComplete: true }],
  // Some programs write a line of their own first.
  [`\r\n%PDF-1.4 ${'x'.repeat(5_000)} %%EOF`, { kind: 'pdf', isComplete: true }],
  [`%PDF-1.7 %%EOF ${'x'.repeat(5_000)}`, { kind: 'pdf', isComplete: false }],
  [`${'x'.repeat(2_000)}%PDF-1.7 %%EOF`, null],
  ['Dear all', null],
  ['', null],
] as const)('a file that begins with %j', (text, expected) => {
  expect(readFileKind(bytes(text))).toEqual(expected);
});

test('a picture is told from a document', () => {
  expect(readFileKind(new Uint8Array([0xff, 0xd8, 0xff, 0, 0xff, 0xd9]))).toEqual({
    kind: 'jpeg',
    isComplete: true,
  });
});
