import type { Page } from '@playwright/test';

/**
 * Counts how often a sentence appears in the documents that `page` opens from now on. A toast disappears after two
 * seconds, before a busy machine may look for it.
 */
export async function countSaying(page: Page, sentence: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const counted = Object.assign(window, { timesSaid: 0 });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.textContent?.includes(wanted) === true) counted.timesSaid += 1;
    }).observe(document, { childList: true, subtree: true });
  }, sentence);
  return () => page.evaluate(() => (window as unknown as { timesSaid: number }).timesSaid);
}
