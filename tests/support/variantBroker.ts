import { buildApp, variantFolder } from '../../scripts/lib/appBuild.mjs';
import { startBroker, type Broker } from './broker.js';
import { variant } from './variant.js';

/** A fixture of a worker: a server of the app in which every field of the manifest is another than in Fairlot. */
export const variantBroker = [
  // Playwright reads a fixture's needs from its first parameter, which must be a pattern even where it needs nothing.
  async ({ browserName: _ }: { browserName: string }, use: (broker: Broker) => Promise<void>) => {
    await buildApp({ variant: { name: 'variant', manifest: variant } });
    const broker = await startBroker({ WEB_ROOT: variantFolder('variant') });
    await use(broker);
    await broker.stop();
  },
  { scope: 'worker', timeout: 300_000 },
] as const;
