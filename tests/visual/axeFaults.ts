import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The part of axe that is used inside the page. */
interface AxeInPage {
  run(
    context: Document,
    options: { readonly rules: Readonly<Record<string, { readonly enabled: boolean }>> },
  ): Promise<{ readonly violations: readonly AxeViolation[] }>;
}

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Rules about whole pages do not hold for a part alone on a blank one; everything else does. */
const PAGE_RULES = { region: off(), 'page-has-heading-one': off(), 'landmark-one-main': off() };

/**
 * Every accessibility fault that axe finds in what is drawn now: its rule, what it asks for, and the element.
 * @param further rules that axe leaves off unless it is asked
 */
export async function axeFaults(page: Page, further: readonly string[] = []): Promise<string[]> {
  // Half a megabyte, so once a page.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await (Reflect.get(window, 'axe') as AxeInPage).run(document, { rules });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
  }, rulesWith(further));
}

function rulesWith(further: readonly string[]) {
  return { ...PAGE_RULES, ...Object.fromEntries(further.map((rule) => [rule, { enabled: true }])) };
}

function off() {
  return { enabled: false } as const;
}
