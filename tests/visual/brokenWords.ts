import type { Page } from '@playwright/test';

/** The words on the page that are broken in the middle, although a line of the page would have room for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What a page and a card in it leave at the sides. */
    const SIDES_PX = 64;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue;
      // After a hyphen or a slash a line may end.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b/-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        const widthPx = boxes.reduce((sum, { width }) => sum + width, 0);
        if (lines.size > 1 && widthPx <= window.innerWidth - SIDES_PX) broken.push(word);
      }
    }
    return broken;
  });
}
