import type { Browser } from '@playwright/test';
import { h5, pathsOf, resolvePage } from '@fairlot/manifest';
import { manifestSchema } from '../../manifest/src/schema.js';
import { leavesOf } from '../../manifest/src/schemaParts.js';
import { openPage } from '../support/checkFigures.js';
import { withApp, type ServedManifest } from '../support/probedApp.js';
import { frameProbes } from '../support/probes/frame.js';
import type { Probe } from '../support/probes/probe.js';
import { timeProbes } from '../support/probes/times.js';
import { wayProbes } from '../support/probes/ways.js';
import { expect } from '../support/test.js';
import { variant } from '../support/variant.js';
import { test } from '../support/variantTest.js';

// Each field of the manifest's schema has an effect that a customer, a browser or a search engine can see.

const PROBES: readonly Probe[] = [...frameProbes, ...wayProbes, ...timeProbes];

test('each field has a probe, and each probe sees a difference', () => {
  const probed = PROBES.flatMap(({ sees }) => Object.keys(sees));
  expect(probed.toSorted()).toEqual(leavesOf(manifestSchema).toSorted());
  const seen = PROBES.flatMap(({ sees }) => Object.entries(sees));
  const same = seen.filter(([, [app, other]]) => JSON.stringify(app) === JSON.stringify(other));
  expect(same.map(([field]) => field)).toEqual([]);
});

const lookAt = (browser: Browser, served: ServedManifest, { options = {}, look }: Probe) =>
  withApp(browser, served, options, (app) => look(app, served.manifest));

test('each field does in the variant what it does not do in the app', async ({ browser, broker, other }) => {
  test.setTimeout(240_000);
  const check = (probe: Probe) =>
    test.step(probe.name, async () => {
      const [app, changed] = await Promise.allSettled([
        lookAt(browser, { origin: broker.url, manifest: h5 }, probe),
        lookAt(browser, { origin: other.url, manifest: variant }, probe),
      ]);
      const expected = (at: 0 | 1) => ({
        status: 'fulfilled',
        value: Object.fromEntries(Object.entries(probe.sees).map(([field, both]) => [field, both[at]])),
      });
      expect.soft({ app, changed }, probe.name).toEqual({ app: expected(0), changed: expected(1) });
    });
  const checkInTurn = async (probes: Iterable<Probe>) => {
    for (const probe of probes) await check(probe);
  };
  // Probes of times mostly wait, so two of them run beside the others. Each starts two apps: more at once load so slowly
  // that pages run into their time limit.
  const waiting = timeProbes.values();
  await Promise.all([
    checkInTurn([...frameProbes, ...wayProbes]),
    checkInTurn(waiting),
    checkInTurn(waiting),
  ]);
});

test('each page that says so is refreshed by one button, which renews what it shows', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter();
  const wanted = pathsOf(h5).filter((path) => {
    const { refresh, search } = resolvePage(h5, path);
    return refresh === true && Object.values(search).every((field) => /[?=]/.test(field));
  });
  expect(wanted.length).toBeGreaterThan(15);
  for (const path of wanted) {
    // Until it has loaded, requests are not those of the button.
    await openPage(page, path);
    const button = page.getByRole('button', { name: 'Refresh', exact: true });
    await expect(button, path).toHaveCount(1);
    const renewed = page.waitForRequest(/\/api\/v1\//);
    await button.press('Enter');
    await renewed;
  }
});
