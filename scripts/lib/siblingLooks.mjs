// @ts-check
/** Checks the siblings' built pages in a real browser. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { preflight, siblingPages } from './sibling.mjs';
import { serveFolder } from './staticServer.mjs';

/** @typedef {import('playwright').Page} Page */

/** The strictest policy: no inline styles or scripts, nothing from other hosts, and no text becomes HTML or code. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * A reset next to the kit as the README describes: in a layer below the kit's.
 * @param {string} reset
 */
const layered = (reset) => `<style>@layer reset, kit; @layer reset { ${reset} }</style>`;

/**
 * Opens each page and reports faults: messages on its console, an appearance other than the first page's, a violated
 * policy, a reset that changes a component.
 * @param {readonly string[]} pages folders of built pages @returns {Promise<string[]>}
 */
export async function lookAtSiblings(pages) {
  const browser = await chromium.launch(launchOptions());
  /** @type {string[]} */
  const faults = [];
  /** @type {Buffer | undefined} */
  let expected;
  /** @param {string} page @param {string} what @param {{policy?: string, head?: string, isLikeOthers?: boolean}} [change] */
  const look = async (page, what, { policy, head = '', isLikeOthers = true } = {}) => {
    const server = await serveFolder(join(siblingPages, page));
    const tab = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const said = listen(tab);
    await tab.route('**/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: {
          ...answer.headers(),
          ...(policy === undefined ? {} : { 'content-security-policy': policy }),
        },
        body: (await answer.text()).replace('<head>', `<head>${head}`),
      });
    });
    try {
      await tab.goto(`${server.url}/`);
      await tab.getByRole('textbox', { name: 'Betrag' }).waitFor({ timeout: 10_000 });
      const picture = await tab.screenshot();
      expected ??= picture;
      if (isLikeOthers && !picture.equals(expected))
        faults.push(`${page}: ${what} does not look like ${pages[0]}`);
      await order(tab);
    } catch (error) {
      faults.push(`${page}: ${what}: ${String(error)}`);
    }
    faults.push(...said.map((text) => `${page}: ${what}: ${text}`));
    await tab.close();
    await server.close();
  };
  try {
    // Next's page has an additional part, rendered by a server component.
    for (const page of pages) await look(page, 'its page', { isLikeOthers: page !== 'next' });
    const [first = ''] = pages;
    const [, , , ofVersions] = await Promise.all([
      look(first, 'a strict content policy', { policy: STRICT_POLICY }),
      look(first, 'a reset of all margins', { head: layered('* { margin: 0; padding: 0 }') }),
      look(first, "Tailwind's preflight", { head: layered(preflight()) }),
      lookAtTwoVersions(browser),
    ]);
    faults.push(...ofVersions);
  } finally {
    await browser.close();
  }
  return faults;
}

/**
 * Opens the page with two versions of the kit: each part has the styles of its own version, and its own toasts.
 * @param {import('playwright').Browser} browser
 */
async function lookAtTwoVersions(browser) {
  const server = await serveFolder(join(siblingPages, 'two-versions'));
  const tab = await browser.newPage();
  const faults = listen(tab);
  await tab.goto(`${server.url}/`);
  for (const [place, expected] of Object.entries({ eins: 'center', zwei: 'start' })) {
    const button = tab.getByRole('button', { name: place });
    await button.click();
    await tab.getByText(`${place} sagt`).waitFor({ timeout: 5000 });
    const align = await button.evaluate((element) => getComputedStyle(element).textAlign);
    if (align !== expected) faults.push(`${place} has the styles of the other version: ${align}`);
  }
  await tab.close();
  await server.close();
  return faults.map((fault) => `two-versions: ${fault}`);
}

/** Collects the page's console messages, including failed hydration and violated policies. @param {Page} tab */
function listen(tab) {
  /** @type {string[]} */
  const said = [];
  tab.on('pageerror', (error) => said.push(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return said;
}

/** Uses the page: a figure in German, a toast, the other tab. @param {Page} tab */
async function order(tab) {
  const amount = tab.getByRole('textbox', { name: 'Betrag' });
  await amount.fill('1234,5');
  await tab.getByRole('button', { name: 'Zurücklegen' }).click();
  await tab.getByText('1234.5 EUR zurückgelegt').waitFor({ timeout: 5000 });
  await tab.getByRole('tab', { name: 'Fonds' }).click();
  await tab.getByText('+1,50 %').first().waitFor({ timeout: 5000 });
}
