import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { h5, pathsOf, resolvePage, type Path } from '@fairlot/manifest';
import { buildApp, buildFolder } from '../../scripts/lib/appBuild.mjs';
import { readProduct } from '../../apps/h5/build/product.js';
import { demo, freePort } from '../../scripts/lib/server.mjs';
import { addressOf } from '../support/addresses.js';
import { startBroker } from '../support/broker.js';
import { openSession } from '../support/memberApi.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { tradingWordsIn } from '../support/tradingWords.js';
import { expect, test as base, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

/** The product that consists of data only, built and served as in production. */
const test = base.extend<object, { broker: Awaited<ReturnType<typeof startBroker>> }>({
  broker: [
    async ({ browserName: _ }, use) => {
      await buildApp({ product: 'harbour' });
      const broker = await startBroker({ WEB_ROOT: buildFolder('harbour') });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// The first visit uses the browser's language.
test.use({ locale: 'de-DE' });

const { manifest } = readProduct({ PRODUCT: 'harbour' });
const own = (path: Path) => manifest.pages[path]?.redirectTo === undefined;
const pages = pathsOf(manifest).filter(own);
const isPlain = (path: Path) =>
  Object.values(resolvePage(manifest, path).search).every((field) => /[?=]/.test(field));

const enter = (page: Page) => openSession(page, demo.mail, demo.password, 'harbour');
const heading = (page: Page) => page.locator('main h1').filter({ visible: true }).first();

/** Waits until the page at the address is drawn; the previous page stays while it loads. */
const arrive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const mains = [...document.querySelectorAll<HTMLElement>('main[data-page]')];
        const shown = mains.filter((main) => main.checkVisibility()).map(({ dataset }) => dataset['page']);
        return shown.join() === decodeURI(location.hash).slice(1).split('?')[0];
      }),
    )
    .toBe(true);

/** The address that a starting server writes. @throws with all that it wrote when it ends before */
function addressIn(command: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += String(part);
      const url = /ready at .*?(http:[\w/.:]+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('close', () => reject(new Error(said)));
  });
}

/** The text files of a build, by name. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|json|css|html|webmanifest|xml|svg)$/.test(file),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The app's own name, its colours and trading words in a product's build: the file and the match. */
const foreignIn = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([name, text]) => {
    const own = text.replaceAll('@fairlot', '').match(/Fairlot|#465cff|#372fc8/gi) ?? [];
    return [...own, ...tradingWordsIn(text)].map((word) => `${name}: ${word}`);
  });

test('is made of data alone', () => {
  const files = readdirSync('products/harbour', { recursive: true, encoding: 'utf8', withFileTypes: true });
  const names = files
    .filter((file) => file.isFile() && !file.parentPath.includes('/dist'))
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/\.(yaml|json|svg)$/.test(name))).toEqual([]);
});

test('says nothing of Fairlot and nothing of trade, and has a web manifest and a sitemap of its own', () => {
  const folder = buildFolder('harbour');
  const files = filesOf(folder);
  expect(files.size).toBeGreaterThan(50);
  expect(foreignIn(files)).toEqual([]);
  const webManifest = JSON.parse(files.get('manifest.webmanifest') ?? '') as object;
  expect(webManifest).toMatchObject({ name: 'Harbour', lang: 'de', theme_color: '#0F6B6B' });
  expect(files.get('sitemap.xml')).not.toContain('/pages/main/market');
});

test('is what npm start -- --product serves, with all that its first page names', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlot-start-'));
  const env = { HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: dataDir, SEED_DEMO: '0' };
  const command = spawn(process.execPath, ['scripts/start.mjs', '--product', 'harbour'], {
    env: { ...process.env, ...env },
  });
  const ended = once(command, 'close');
  try {
    const url = await addressIn(command);
    const answer = await fetch(url);
    const html = await answer.text();
    expect(html).toContain('<title>Harbour</title>');
    expect(await (await fetch(`${url}/api/v1/document/about?lang=de`)).text()).toContain('Über Harbour');
    const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(named.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    for (const file of named) expect((await fetch(url + file)).status, file).toBe(200);
  } finally {
    command.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the search for such words finds them in the app itself, and one planted in a catalogue', () => {
  const said = foreignIn(filesOf(buildFolder()));
  for (const word of ['Fairlot', '#465cff', 'Aktie', 'Handelskonto', 'Watchlist', 'Stock', 'loan', 'IPO'])
    expect(
      said.some((each) => each.endsWith(`: ${word}`)),
      word,
    ).toBe(true);
  const planted = new Map([['assets/de-home.js', 'JSON.parse("{\\"home.x\\":\\"Ihre Aktien\\"}")']]);
  expect(foreignIn(planted)).toEqual(['assets/de-home.js: Aktien']);
});

test('every link that a page draws leads to a page it has; axe finds nothing on its tabs, light and dark', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await enter(page);
  /** Addresses of pages that need a parameter, from links that lead there. */
  const found = new Map<string, string>();
  followRequests(page);
  const check = async (address: string) => {
    await page.goto(`/#${address}`);
    await arrive(page);
    await expect(heading(page)).toBeVisible();
    await untilAnswered(page);
    const links = await page
      .locator('a[href*="#/"]')
      .evaluateAll((all) => all.map((link) => decodeURI(link.getAttribute('href')?.split('#')[1] ?? '')));
    for (const link of links) {
      const path = link.split('?')[0] as Path;
      expect(pages, `${address} leads to ${link}`).toContain(path);
      if (!isPlain(path)) found.set(path, link);
    }
  };
  for (const path of pages.filter(isPlain)) await check(path);
  // The others, as far as this customer's pages lead to one; else their answer to an unknown record.
  for (const path of pages.filter((each) => !isPlain(each))) {
    const { search } = resolvePage(manifest, path);
    await check(found.get(path) ?? addressOf({ path, search }));
  }
  // What differs from the app are names and colours; axe sees each page of the app in other tests.
  const tabs = pages.filter((path) => manifest.pages[path]?.tab !== undefined);
  expect(tabs).toHaveLength(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours in transition from light to dark have no contrast.
    await page.reload();
    for (const path of tabs) {
      await check(path);
      expect(await axeFaults(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('leads from sign-in to a share of a fund, under its own names, and has none of the pages it leaves out', async ({
  page,
}) => {
  const lacking = pathsOf(h5).filter((path) => manifest.pages[path] === undefined);
  expect(lacking.length).toBeGreaterThan(20);
  await page.goto('/#/pages/quote/stock?symbol=NLTO');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expect(page.locator('main').getByRole('link')).toHaveText('Kundenservice');

  await page.goto('/#/pages/auth/login');
  await page.locator('form input').first().fill(demo.mail);
  await page.locator('input[type="password"]').fill(demo.password);
  await page.locator('form button[type="submit"]').click();
  const tabs = page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link');
  await expect(tabs).toHaveText([/^Start/, /^Fonds/, /^Quantfonds/, /Profil/]);
  await tabs.filter({ hasText: /^Fonds/ }).click();
  await page.locator('a[href*="/pages/fund/detail"]').first().click();
  await page.getByRole('link', { name: 'Geld anlegen' }).click();
  await page.getByRole('textbox', { name: 'Betrag' }).fill('500');
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Prüfen' });
  await review.getByRole('button', { name: /500,00.*anlegen/ }).click();
  await expect(page.getByRole('heading', { name: 'Auftrag eingegangen' })).toBeVisible();
});

test('names the accounts in its own way, and is dark as the customer says, from the first paint', async ({
  page,
}) => {
  const { data } = await (await enter(page)).get<{ data: { kind: string }[] }>('/account');
  expect(data.some(({ kind }) => kind === 'trade')).toBe(true);
  await page.goto('/#/pages/main/profile/index');
  const accounts = page.getByRole('region', { name: 'Konten' }).getByRole('listitem');
  await expect(accounts).toHaveCount(data.length);
  await expect(accounts.filter({ hasText: 'Verrechnungskonto' }).first()).toBeVisible();

  await page.goto('/#/pages/setting/index');
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('uk-brand-dark'));
  expect(await isDark()).toBe(false);
  await page.getByRole('combobox', { name: 'Darstellung' }).selectOption('dark');
  await expect.poll(isDark).toBe(true);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isDark()).toBe(true);
});
