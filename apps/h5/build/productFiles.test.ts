import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readObject, readOwnMessages } from './productFiles.js';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-product-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = join(folder, 'file.json');
  writeFileSync(file, text);
  return file;
}

const ownMessages = (text: string) =>
  readOwnMessages(written(text), 'messages/en.json', (id) => id === 'home.title');

it("reads a product's own sentences", () => {
  expect(ownMessages('{"home.title": "Savings"}')).toEqual({ 'home.title': 'Savings' });
});

it.each([
  ['{"home.title":', /^messages\/en\.json:1:\d+ yaml: /],
  ['["Savings"]', /^messages\/en\.json:1:1 this is no object: write \{ and \}$/],
  ['{"home.titel": "Savings"}', /^messages\/en\.json:1:2 the app says nothing called "home\.titel"\. Write /],
  ['{\n  "home.title": 3\n}', /^messages\/en\.json:2:3 a message is text: write it in quotation marks$/],
])('says where sentences are wrong, and what to write: %j', (text, message) => {
  expect(() => ownMessages(text)).toThrow(message);
});

it.each(['null', '3', '[]', '{"brand": '])('does not take %s for tokens', (text) => {
  expect(() => readObject(written(text), 'brand.tokens.json')).toThrow(/^brand\.tokens\.json:1:\d+ /);
});
