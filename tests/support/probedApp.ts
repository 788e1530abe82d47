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
  /**
   * Leads to an address inside the open app, as a link does, or opens the app there, and waits for all that is asked
   * for. @returns the page that was drawn finally, or `nowhere`
   */
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

const NOWHERE = 'This page does not exist';

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
  const addressOf = (path: string) => (router === 'hash' ? `${url}#${path}` : url + path.slice(1));
  const open = async (path: string) => {
    // Leaves the previous page's document.
    await page.goto('about:blank');
    await page.goto(addressOf(path));
  };
  // A new document takes four times as long as a page of the open app.
  let last = '';
  const landing = async (path: string) => {
    // On the page that does not exist, nothing would show that the next one is not drawn yet.
    if (last === '' || last === 'nowhere') await open(path);
    else await page.evaluate((address) => history.pushState({}, '', address), addressOf(path));
    await page.waitForFunction(isDrawn, router === 'hash' ? '' : base);
    // What is switched off is known only then, if the start was slow.
    await untilAnswered(page);
    await page.waitForFunction(isDrawn, router === 'hash' ? '' : base);
    const heading = page.locator('main h1').filter({ visible: true }).first();
    const isNowhere = (await heading.innerText()) === NOWHERE;
    last = isNowhere ? 'nowhere' : ((await page.locator('main').getAttribute('data-page')) ?? '');
    return last;
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

/** Whether the page of the current address is drawn. It runs in the browser. `base`: of path addresses, else empty */
function isDrawn(base: string): boolean {
  const { hash, pathname } = window.location;
  const address = base === '' ? hash.slice(1) : pathname.replace(base, '/');
  const main = document.querySelector('main');
  const title = [...(main?.querySelectorAll('h1') ?? [])].find((each) => each.checkVisibility());
  const drawn = main?.dataset['page'];
  // An address without a page has none.
  return title !== undefined && (drawn === undefined || drawn === address.split('?')[0]);
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
