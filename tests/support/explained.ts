import { expect, type Page } from './test.js';

type Locator = ReturnType<Page['locator']>;

const UNIT = 10n ** 8n;
/** The end of the name of each figure that opens, and the name of the sheet. */
export const HOW = /How this adds up/;

/** A figure in English format, in units of 10^-8. */
function read(text: string): bigint {
  const digits = text
    .replaceAll(',', '')
    .replace('−', '-')
    .replace(/[^\d.-]/g, '');
  const match = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(digits);
  if (match === null) throw new Error(`"${text}" is no figure.`);
  const magnitude = BigInt(match[2] ?? '') * UNIT + BigInt((match[3] ?? '').padEnd(8, '0'));
  return match[1] === '-' ? -magnitude : magnitude;
}

/** The result of the parts, by the sheet's formula and rounding. */
function addUp(formula: string, rounding: string, parts: readonly bigint[]): bigint {
  const [first = 0n, second = 0n] = parts;
  const multiplied = (): bigint =>
    rounded(
      parts.reduce((a, b) => a * b, UNIT),
      UNIT ** BigInt(parts.length),
    );
  const rounded = (numerator: bigint, denominator: bigint): bigint => {
    const [, how = '', places = ''] =
      /(Cut after|Rounded to|Rounded up to) (\d) decimal/.exec(rounding) ?? [];
    const step = 10n ** BigInt(8 - Number(places));
    const isNegative = numerator < 0n !== denominator < 0n;
    const [top, bottom] = [numerator, denominator].map((each) => (each < 0n ? -each : each));
    if (top === undefined || bottom === undefined || how === '') throw new Error(`No rounding: ${rounding}`);
    const [whole, rest] = [top / (bottom * step), top % (bottom * step)];
    const isUp = how === 'Rounded to' ? rest * 2n >= bottom * step : how === 'Rounded up to' && rest > 0n;
    const result = (whole + (isUp ? 1n : 0n)) * step;
    return isNegative ? -result : result;
  };
  if (formula.includes(' × ') || formula.startsWith('The product of')) return multiplied();
  if (formula.includes(' ÷ ')) return rounded(first * UNIT, second);
  if (formula.includes(' − ')) return parts.slice(1).reduce((a, b) => a - b, first);
  return parts.reduce((a, b) => a + b, 0n);
}

/** Checks the sum in the sheet, then each part that opens. Returns how many sums it checked. */
async function checkTree(sheet: Locator, seen: Set<string>): Promise<number> {
  const lines = sheet.locator('[aria-live] p');
  const [, value = '', formula = '', rounding = ''] = await lines.allTextContents();
  const rows = sheet.getByRole('listitem');
  const count = await rows.count();
  if (count === 0) return 0;
  const parts = (await rows.locator('[data-term]').allTextContents()).map(read);
  expect(parts).toHaveLength(count);
  expect(read(value), `${formula}: ${rounding}`).toBe(addUp(formula, rounding, parts));
  let sums = 1;
  for (let place = 0; place < count; place += 1) {
    const opener = rows.nth(place).getByRole('button');
    if ((await opener.count()) === 0) continue;
    // The same part appears below several figures and is checked once.
    const what = (await opener.textContent()) ?? '';
    if (seen.has(what)) continue;
    seen.add(what);
    await opener.click();
    await expect(lines.nth(1)).toHaveText((await lines.nth(1).textContent()) ?? '');
    sums += await checkTree(sheet, seen);
    await sheet.getByRole('button', { name: /^Back to/ }).click();
  }
  return sums;
}

/** Opens each figure, checks the sum in its sheet, and closes it. Returns how many sums it checked. */
export async function checkFigures(page: Page, figures: Locator): Promise<number> {
  const seen = new Set<string>();
  let sums = 0;
  for (let index = 0; index < (await figures.count()); index += 1) {
    await figures.nth(index).click();
    const sheet = page.getByRole('dialog', { name: HOW });
    await expect(sheet.locator('[data-figure]')).toBeVisible();
    sums += await checkTree(sheet, seen);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // A review below the sheet is accessible again, also for screen readers.
    await expect(figures.nth(index)).toBeVisible();
  }
  return sums;
}
