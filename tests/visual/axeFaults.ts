import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The used part of axe inside the page. */
interface AxeInPage {
  run(
    context: Document,
    options: AxeChoice & { readonly resultTypes: readonly 'violations'[] },
  ): Promise<{ readonly violations: readonly AxeViolation[] }>;
}

type AxeChoice =
  | { readonly rules: Readonly<Record<string, { readonly enabled: boolean }>> }
  | { readonly runOnly: readonly string[] };

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Rules about whole pages do not apply to a single part; all others do. */
const PAGE_RULES = { region: off(), 'page-has-heading-one': off(), 'landmark-one-main': off() };

/** The rules whose results depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every accessibility fault that axe finds on the page: its rule, the advice, and the element.
 * @param further rules that are off by default
 */
export function axeFaults(page: Page, further: readonly string[] = []): Promise<string[]> {
  return faultsOf(page, { rules: rulesWith(further) });
}

/** The faults of a page that was checked before, in other colours. It takes half the time. */
export function axeFaultsOfColours(page: Page): Promise<string[]> {
  return faultsOf(page, { runOnly: COLOUR_RULES });
}

async function faultsOf(page: Page, choice: AxeChoice): Promise<string[]> {
  // Half a megabyte, so it is loaded once per page.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const { violations } = await (Reflect.get(window, 'axe') as AxeInPage).run(document, given);
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
      // The elements that keep a rule are not described, which takes a quarter of the time.
    },
    { ...choice, resultTypes: ['violations'] as const },
  );
}

function rulesWith(further: readonly string[]) {
  return { ...PAGE_RULES, ...Object.fromEntries(further.map((rule) => [rule, { enabled: true }])) };
}

function off() {
  return { enabled: false } as const;
}
