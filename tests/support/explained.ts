import type { Page } from './test.js';

type Locator = ReturnType<Page['locator']>;

/** One level of the sheet "How this adds up", as it is shown. */
export interface ShownSum {
  readonly title: string;
  readonly value: string;
  readonly formula: string;
  readonly rounding: string;
  readonly parts: readonly string[];
  /** The parts that open in turn and were not read before. */
  readonly below: readonly ShownSum[];
}

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
function addUp({ formula, rounding, parts: shown }: ShownSum): bigint {
  const parts = shown.map(read);
  const [first = 0n, second = 0n] = parts;
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
  if (formula.includes(' × ') || formula.startsWith('The product of')) {
    const product = parts.reduce((a, b) => a * b, UNIT);
    return rounded(product, UNIT ** BigInt(parts.length));
  }
  if (formula.includes(' ÷ ')) return rounded(first * UNIT, second);
  if (formula.includes(' − ')) return parts.slice(1).reduce((a, b) => a - b, first);
  return parts.reduce((a, b) => a + b, 0n);
}

/** The sums that do not add up, in words. */
export function faultsOf(sum: ShownSum): string[] {
  const isWrong = sum.parts.length > 0 && read(sum.value) !== addUp(sum);
  const own = `${sum.title}: ${sum.value} is not ${sum.formula} of ${sum.parts.join('; ')} (${sum.rounding})`;
  return [...(isWrong ? [own] : []), ...sum.below.flatMap(faultsOf)];
}

/** The parts that were read on a page of the browser: their names with their figures. */
const partsRead = new WeakMap<Page, string[]>();

/**
 * Opens each figure and each of its parts, and closes it; of a long list those of two rows. A part is read once,
 * wherever it appears again with the same figure. All of it happens inside the page: with a message from here for each
 * step, hundreds of figures would take minutes.
 */
export async function openFigures(figures: Locator): Promise<ShownSum[]> {
  const { sums, read } = await openAll(figures, partsRead.get(figures.page()) ?? []);
  partsRead.set(figures.page(), read);
  return sums;
}

function openAll(figures: Locator, known: readonly string[]): Promise<{ sums: ShownSum[]; read: string[] }> {
  return figures.evaluateAll(async (openers, readBefore) => {
    const until = <Found>(what: string, find: () => Found | undefined): Promise<Found> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find();
          if (found !== undefined) resolve(found);
          else if (document.querySelector('[role="dialog"] [role="alert"]') !== null)
            reject(new Error(`${what} failed.`));
          else requestAnimationFrame(look);
        };
        look();
      });
    const findSheet = () =>
      [...document.querySelectorAll('[role="dialog"]')].find(
        (each) => each.querySelector('[data-figure]') !== null,
      );
    const textsIn = (within: Element, selector: string) =>
      [...within.querySelectorAll(selector)].map((each) => each.textContent);
    const seen = new Set(readBefore);

    async function readSum(sheet: Element): Promise<ShownSum> {
      const [title = '', value = '', formula = '', rounding = ''] = textsIn(sheet, '[aria-live] p');
      const parts = textsIn(sheet, '[data-term]');
      const below: ShownSum[] = [];
      const headOf = () => sheet.querySelector('[aria-live]')?.textContent;
      const move = async (button: HTMLElement): Promise<void> => {
        const before = headOf();
        button.click();
        await until(button.textContent, () => (headOf() === before ? undefined : true));
      };
      for (let place = 0; place < parts.length; place += 1) {
        const opener = sheet.querySelectorAll('li')[place]?.querySelector('button');
        if (opener === null || opener === undefined || seen.has(opener.textContent)) continue;
        seen.add(opener.textContent);
        await move(opener);
        below.push(await readSum(sheet));
        const back = sheet.querySelector<HTMLElement>('[aria-live] button');
        if (back === null) throw new Error('There is no way back.');
        await move(back);
      }
      return { title, value, formula, rounding, parts, below };
    }

    /** Rows of a long list differ in their figures, not in their sums: the first two stand for all. */
    const isOfLaterRow = (opener: Element) => {
      const row = opener.closest('li, tbody tr');
      const rows = [...(row?.parentElement?.children ?? [])];
      return row !== null && rows.length > 5 && rows.indexOf(row) > 1;
    };
    const sums: ShownSum[] = [];
    for (const opener of openers) {
      if (isOfLaterRow(opener)) continue;
      (opener as HTMLElement).click();
      const sheet = await until(opener.textContent, findSheet);
      sums.push(await readSum(sheet));
      // Escape, so soon, could still reach a review below.
      sheet.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
      await until(opener.textContent, () => (findSheet() === undefined ? true : undefined));
    }
    return { sums, read: [...seen] };
  }, known);
}
