import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as format from './index.js';

const page = readFileSync('.storybook/figures.mdx', 'utf8');

/** `formatDecimal('1.5', { locale: 'en' }); // 1.5000` */
const EXAMPLE = /^(\w+)\('([^']+)', (\{.*\})\); \/\/ (.+)$/gm;

test("the Storybook's page of figures says what the formatters write", () => {
  const examples = [...page.matchAll(EXAMPLE)];
  expect(examples).toHaveLength(5);
  for (const [line, name, value, options = '{}', result] of examples) {
    const given = JSON.parse(options.replace(/(\w+):/g, '"$1":').replaceAll("'", '"')) as unknown;
    const write = Reflect.get(format, name ?? '') as (value: unknown, options: unknown) => string;
    expect(write(value, given), line).toBe(result);
  }
});
