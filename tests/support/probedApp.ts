import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Manifest, Path } from '@fairlot/manifest';
import { openSession, type MemberApi } from './memberApi.js';
import { followRequests, untilAnswered } from './requests.js';

/** A running app for a probe, in its own browser profile. */
export interface ProbedApp {
  readonly page: Page;
  /** Its origin with its base. */
  readonly url: string;
  /** Signs in without the login page. */
  readonly enter: (mail?: string) => Promise<MemberApi>;
  /** Opens a page at its address, as typed. */
  readonly open: (path: string) => Promise<void>;
  /** Opens a page and waits for all that it asks for. @returns the page that was drawn finally, or `nowhere` */
  readonly landing: (path: string) => Promise<string>;
}

export interface ServedManifest {
  readonly origin: string;
  readonly manifest: Manifest;
}

/** The language in which probes read names; null: the app's own default. */
export interface ProbeOptions extends BrowserContextOptions {
  readonly language?: 'en' | null;
}

/** Opens a profile, runs `look` in it, and closes it. */
export async function withApp<Seen>(
  browser: Browser,
  { origin, manifest }: ServedManifest,
  { language = 'en', ...options }: ProbeOptions,
  look: (app: ProbedApp) => Promise<Seen>,
): Promise<Seen> {
  const { id, base, router } = manifest.app;
  const context = await browser.newContext({ ...options, baseURL: origin });
  const page = await context.newPage();
  followRequests(page);
  if (language !== null)
    await page.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`${id}.1.lang`, JSON.stringify(language)],
    );
  const url = origin + base;
  const open = async (path: string) => {
    // Leaves the previous page's document.
    await page.goto('about:blank');
    await page.goto(router === 'hash' ? `${url}#${path}` : url + path.slice(1));
  };
  const landing = async (path: string) => {
    await open(path);
    const heading = page.locator('main h1').filter({ visible: true }).first();
    await heading.waitFor();
    // What is switched off is known only then, if the start was slow.
    await untilAnswered(page);
    if ((await heading.innerText()) === 'This page does not exist') return 'nowhere';
    return (await page.locator('main').getAttribute('data-page')) ?? '';
  };
  try {
    return await look({
      page,
      url,
      enter: (mail) => openSession(page, mail, undefined, id),
      open,
      landing,
    });
  } finally {
    await context.close();
  }
}

/** The page of a link in the app: its path without base, `#` and parameters. */
export const pageOf = (href: string | null, { app: { base } }: Manifest): Path =>
  `/${
    (href ?? '')
      .replace(/^.*#\//, '/')
      .replace(base, '/')
      .split('?')[0]
      ?.slice(1) ?? ''
  }`;
