import type { Page } from '@playwright/test';

/** The texts and placeholders on the page of which a part is outside of the screen or hidden by what they are in. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of boxes. */
    const SLACK_PX = 1.5;
    const widthPx = document.documentElement.clientWidth;
    /** The elements around a text. `across`, `down`: whether their edges hide what is beyond. `mayHide`: by intention. */
    const framesOf = (element: Element) => {
      const frames: { element: Element; across: boolean; down: boolean; mayHide: boolean }[] = [];
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(each);
        // What only a screen reader hears needs no room, and a name may end with dots after some lines.
        const isMeant = clipPath !== 'none' || webkitLineClamp !== 'none';
        const scrolls = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth;
        frames.push({
          element: each,
          across: /hidden|clip/.test(overflowX),
          down: /hidden|clip/.test(overflowY),
          mayHide: isMeant || scrolls,
        });
      }
      return frames;
    };
    const isCut = (element: Element, boxes: readonly DOMRect[]): boolean => {
      const frames = framesOf(element);
      if (frames.some(({ mayHide }) => mayHide)) return false;
      if (boxes.some(({ left, right }) => left < -SLACK_PX || right > widthPx + SLACK_PX)) return true;
      return frames.some(({ element: frame, across, down }) => {
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        return boxes.some(
          (box) =>
            (across && (box.left < left - SLACK_PX || box.right > right + SLACK_PX)) ||
            // Lines are taller than their letters.
            (down && ((box.top + box.bottom) / 2 < top || (box.top + box.bottom) / 2 > bottom)),
        );
      });
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (parent?.checkVisibility({ visibilityProperty: true }) !== true || parent.closest('select') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length > 0 && isCut(parent, boxes)) cut.push((textContent ?? '').trim());
    }
    // A placeholder is no text of the document.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (pen === null || field.value !== '' || !field.checkVisibility({ visibilityProperty: true }))
        continue;
      const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = `${getComputedStyle(field, '::placeholder').fontSize} ${fontFamily}`;
      const roomPx = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > roomPx + SLACK_PX) cut.push(field.placeholder);
    }
    return cut;
  });
}
