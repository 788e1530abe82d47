import { buildApp, variantFolder } from '../../scripts/lib/appBuild.mjs';
import { startBroker, type Broker } from './broker.js';
import { test as base } from './test.js';
import { variant } from './variant.js';

/** The build that `other` serves. */
export const VARIANT_ROOT = variantFolder('variant');

/** `test` with a second server: that of the app with every field of the manifest changed. */
export const test = base.extend<object, { other: Broker }>({
  other: [
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
    async ({ browserName: _ }, use) => {
      await buildApp({ variant: { name: 'variant', manifest: variant } });
      const broker = await startBroker({ WEB_ROOT: VARIANT_ROOT });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
