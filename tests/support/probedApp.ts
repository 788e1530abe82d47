import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Manifest, Path } from '@fairlot/manifest';
import { openSession, type MemberApi } from './memberApi.js';

/** A running app that a probe looks at, in a browser profile of its own. */
export interface ProbedApp {
  readonly page: Page;
  /** Its origin with its base. */
  readonly url: string;
  /** Signs in past the login page. */
  readonly enter: (mail?: string) => Promise<MemberApi>;
  /** Opens a page at its address, as typed. */
  readonly open: (path: string) => Promise<void>;
  /** The same; @returns the page that was drawn in the end, `nowhere` where none was */
  readonly landing: (path: string) => Promise<string>;
}

export interface ServedManifest {
  readonly origin: string;
  readonly manifest: Manifest;
}

/** The language that probes read names in; null: the one that the app itself begins with. */
export interface ProbeOptions extends BrowserContextOptions {
  readonly language?: 'en' | null;
}

/** Opens a profile, has it looked at, and closes it. */
export async function withApp<Seen>(
  browser: Browser,
  { origin, manifest }: ServedManifest,
  { language = 'en', ...options }: ProbeOptions,
  look: (app: ProbedApp) => Promise<Seen>,
): Promise<Seen> {
  const { id, base, router } = manifest.app;
  const context = await browser.newContext({ ...options, baseURL: origin });
  const page = await context.newPage();
  if (language !== null)
    await page.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`${id}.1.lang`, JSON.stringify(language)],
    );
  const url = origin + base;
  const open = async (path: string) => {
    // A document of its own: nothing of the page before is left.
    await page.goto('about:blank');
    await page.goto(router === 'hash' ? `${url}#${path}` : url + path.slice(1));
  };
  const landing = async (path: string) => {
    await open(path);
    const heading = page.locator('main h1').filter({ visible: true }).first();
    await heading.waitFor();
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

/** The page behind a link of the app: its path without base, `#` and parameters. */
export const pageOf = (href: string | null, { app: { base } }: Manifest): Path =>
  `/${
    (href ?? '')
      .replace(/^.*#\//, '/')
      .replace(base, '/')
      .split('?')[0]
      ?.slice(1) ?? ''
  }`;
