import { buildApp, variantFolder } from '../../scripts/lib/appBuild.mjs';
import { startBroker, type Broker } from './broker.js';
import { variant } from './variant.js';

/** A worker fixture: a server of the app with every field of the manifest changed. */
export const variantBroker = [
  // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
  async ({ browserName: _ }: { browserName: string }, use: (broker: Broker) => Promise<void>) => {
    await buildApp({ variant: { name: 'variant', manifest: variant } });
    const broker = await startBroker({ WEB_ROOT: variantFolder('variant') });
    await use(broker);
    await broker.stop();
  },
  { scope: 'worker', timeout: 300_000 },
] as const;
