import { expect, test } from 'vitest';
import { readImageKind } from './imageKind.js';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const end = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));

test('knows a JPEG, a PNG and a WebP by their bytes', () => {
  expect(readImageKind(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9]))).toEqual({
    kind: 'jpeg',
    isComplete: true,
  });
  expect(readImageKind(Uint8Array.from([...png, 0, 0, 0, 0, ...end]))).toEqual({
    kind: 'png',
    isComplete: true,
  });
  expect(readImageKind(Uint8Array.from([...text('RIFF'), 4, 0, 0, 0, ...text('WEBP')]))).toEqual({
    kind: 'webp',
    isComplete: true,
  });
});

test('sees that a file was cut off', () => {
  expect(readImageKind(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]))?.isComplete).toBe(false);
  expect(readImageKind(Uint8Array.from([...png, 0, 0]))?.isComplete).toBe(false);
  expect(readImageKind(Uint8Array.from([...text('RIFF'), 99, 0, 0, 0, ...text('WEBP')]))?.isComplete).toBe(
    false,
  );
});

test('a camera may write after the end of a JPEG', () => {
  expect(readImageKind(Uint8Array.from([0xff, 0xd8, 0xff, 0xff, 0xd9, 7, 7, 7]))?.isComplete).toBe(true);
});

test.each([[[]], [text('%PDF-1.7')], [text('<svg onload=…>')], [[0xff]], [text('RIFF')]])(
  'refuses what is something else: %j',
  (bytes) => {
    expect(readImageKind(Uint8Array.from(bytes))).toBeNull();
  },
);
