import type { Page } from './test.js';

type Locator = ReturnType<Page['locator']>;

/** A figure that does not open. */
export interface ClosedFigure {
  readonly text: string;
  /** What it stands in: a link or a button as a whole, a table, or none of these. */
  readonly inside: 'a' | 'button' | 'table' | 'page';
  readonly part: 'price' | 'change' | undefined;
  /** What its row or section says beside it. */
  readonly label: string;
}

/** Finds the amounts of money and the percentages that stand alone in `area` and do not open their sum. */
export function findClosedFigures(area: Locator): Promise<ClosedFigure[]> {
  return area.evaluate((root) => {
    const CURRENCY = /(?:HK|US)?[$€£¥]|\b(?:USD|EUR|GBP|HKD|JPY|CNY|MYR|TWD|SGD|USDT)\b/g;
    const NUMBER = /[+\-−]?\d[\d,]*(?:\.\d+)?/g;
    /** In a sentence, an amount is told; by itself it is shown. */
    const isFigure = (text: string): boolean => {
      const rest = text
        .replaceAll(CURRENCY, '')
        .replaceAll(NUMBER, '')
        .replaceAll(/[%()=→·–\s]/g, '');
      return rest === '' && /\d/.test(text) && (/[%+−]/.test(text) || text.search(CURRENCY) >= 0);
    };
    /** Without what only a screen reader says, such as "rose", which is no part of the figure. */
    const textOf = (of: Element): string => {
      const isSaid = (each: Node) => !(each instanceof HTMLElement) || each.dataset['part'] === 'unit';
      const shown = of.matches('[data-part="change"]') ? [...of.childNodes].filter(isSaid) : [of];
      return shown
        .map((each) => each.textContent)
        .join('')
        .trim();
    };
    const seen = new Set<Element>();
    const closed: ClosedFigure[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const parent = node.parentElement;
      const figure = parent?.closest('[data-part="price"], [data-part="change"]') ?? parent;
      if (figure === null || seen.has(figure)) continue;
      seen.add(figure);
      const text = textOf(figure);
      // What is hidden from screen readers repeats something or belongs to a drawing.
      if (!figure.checkVisibility() || figure.closest('[aria-hidden="true"]') !== null || !isFigure(text))
        continue;
      const opener = figure.closest('button[aria-haspopup="dialog"]');
      if (opener?.textContent.endsWith('How this adds up') === true) continue;
      const inside = (['a', 'button', 'table'] as const).find((each) => figure.closest(each) !== null);
      const row =
        figure.closest('[data-part="key-value-row"], tr, li, dl > *, section') ?? figure.parentElement;
      const beside = (row?.matches('dd') === true ? row.previousElementSibling : row)?.textContent ?? '';
      const part = (['price', 'change'] as const).find((each) => figure.matches(`[data-part="${each}"]`));
      closed.push({
        text,
        inside: inside ?? 'page',
        part,
        label: beside.replace(text, '').slice(0, 80).trim(),
      });
    }
    return closed;
  });
}
