import { readManifest, readRedirects, type ManifestPage } from '../../scripts/lib/manifest.mjs';
import { addressOf } from '../support/addresses.js';
import type { Broker } from '../support/broker.js';
import { joinPastTheApp, tokenFor } from '../support/members.js';
import { covers, expect, test, type Page } from '../support/test.js';

/** A visitor or customer. `verified`, `vip`: undefined if the app cannot find out. */
interface Person {
  who: string;
  signedIn: boolean;
  verified?: boolean;
  vip?: boolean;
  hasPayPassword?: boolean;
  /** Opens their session. @returns its token; null for a visitor */
  enter: (broker: Broker) => Promise<string | null>;
}

const people: readonly Person[] = [
  { who: 'signed out', signedIn: false, enter: () => Promise.resolve(null) },
  {
    who: 'signed in, and nothing else known',
    signedIn: true,
    enter: (broker) => tokenFor(broker, 'demo@fairlot.example'),
  },
  {
    who: 'unverified',
    signedIn: true,
    verified: false,
    vip: false,
    hasPayPassword: false,
    enter: async (broker) => (await joinPastTheApp(broker)).token,
  },
  {
    who: 'verified',
    signedIn: true,
    verified: true,
    vip: false,
    hasPayPassword: true,
    enter: (broker) => tokenFor(broker, 'demo@fairlot.example'),
  },
  {
    who: 'VIP',
    signedIn: true,
    verified: true,
    vip: true,
    hasPayPassword: true,
    enter: (broker) => tokenFor(broker, 'vip@fairlot.example'),
  },
];

interface Case {
  /** The address that is typed. */
  address: string;
  /** The address where the app must end. */
  place: string;
  /** Heading of the gate that replaces the page's form. */
  gate?: string;
}

const VERIFY = '/pages/kycverify/index';

/** The meaning of each guard of the manifest, implemented again without the engine. */
function expected(address: string, guards: readonly string[], person: Person): Case {
  for (const guard of guards) {
    if (guard === 'login' && !person.signedIn) return { address, place: `/pages/auth/login?next=${address}` };
    if (guard === 'guest' && person.signedIn) return { address, place: '/pages/main/profile/index' };
    if (guard === 'kyc' && person.verified === false) return { address, place: `${VERIFY}?next=${address}` };
    if (guard === 'vip' && person.vip === false)
      return { address, place: address, gate: 'Please contact customer service to activate VIP' };
    if (guard === 'paypwd' && person.hasPayPassword === false)
      return { address, place: address, gate: 'Set a payment password first' };
  }
  return { address, place: address };
}

interface Addresses {
  pages: readonly ManifestPage[];
  redirects: ReturnType<typeof readRedirects>;
}

/** A case for every page of the manifest, and for every redirect. */
function casesFor({ pages, redirects }: Addresses, person: Person): Case[] {
  const pageAt = new Map<string, ManifestPage>(pages.map((page) => [page.path, page]));
  const direct = pages.map((page) => expected(addressOf(page), page.guards, person));
  const leadingOn = redirects.map(({ from, to }) => {
    const target = pageAt.get(to);
    if (target === undefined) throw new Error(`${from} leads to ${to}, which is no page`);
    const address = addressOf(target);
    return { ...expected(address, target.guards, person), address: address.replace(to, from) };
  });
  return [...direct, ...leadingOn];
}

/**
 * Types the addresses into the running app, one after another. @returns those that did not lead where they should. It
 * runs inside the page, because three hundred addresses are too many for a round trip each.
 */
function walk(page: Page, cases: readonly Case[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const isSeen = (selector: string, text?: string) =>
      [...document.querySelectorAll(`main ${selector}`)].some(
        (element) => element.checkVisibility() && (text === undefined || element.textContent === text),
      );
    const placeNow = () => decodeURIComponent(window.location.hash.slice(1));
    // `data-page` is set once the guards have admitted the visitor.
    const drawnNow = () => document.querySelector('main')?.dataset['page'];
    const isThere = ({ place, gate }: Case) =>
      drawnNow() === place.split('?')[0] &&
      placeNow() === place &&
      isSeen('h1') &&
      (gate === undefined || isSeen('h2', gate));

    const wrong: string[] = [];
    for (const each of all) {
      window.location.hash = encodeURI(each.address);
      const startedAtMs = performance.now();
      while (!isThere(each) && performance.now() - startedAtMs < 8_000)
        await new Promise((resolve) => setTimeout(resolve, 4));
      if (!isThere(each)) {
        const wanted = each.gate === undefined ? each.place : `${each.place} (${each.gate})`;
        wrong.push(`${each.address}: ${drawnNow() ?? 'no page'} at ${placeNow()} and not ${wanted}`);
      }
    }
    return wrong;
  }, cases);
}

test(
  'every address, for everybody who may stand before it',
  covers('4.guard', '6.signedIn', '6.guards'),
  async ({ page, broker }) => {
    // Five walks of seventy addresses take a minute on an idle machine.
    test.setTimeout(300_000);
    const profile = '**/api/v1/member/profile';
    const addresses = { pages: await readManifest(), redirects: readRedirects() };
    let walked = 0;
    // All cases share one browser profile: the app's files are fetched and compiled once, and only the session changes.
    await page.goto('/#/pages/no/such/page');
    for (const person of people) {
      await test.step(person.who, async () => {
        const token = await person.enter(broker);
        const isUnknown = person.signedIn && person.verified === undefined;
        if (isUnknown) await page.route(profile, (route) => route.abort());
        await page.evaluate((value) => {
          window.location.hash = '#/pages/no/such/page';
          localStorage.setItem('fairlot.1.session', JSON.stringify({ token: value }));
        }, token);
        await page.reload();
        await expect(page.locator('main h1')).toBeVisible();
        const cases = casesFor(addresses, person);
        expect(await walk(page, cases), person.who).toEqual([]);
        if (isUnknown) await page.unroute(profile);
        walked += cases.length;
      });
    }
    expect(walked).toBeGreaterThan(50 * people.length);
  },
);
