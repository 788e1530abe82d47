import type { Page } from '@playwright/test';

/**
 * How often a sentence has appeared in the documents that `page` opens from now on. A toast is gone after two seconds, which
 * a busy machine may take to look for it.
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
