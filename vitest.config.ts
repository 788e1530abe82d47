import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { BaseSequencer, type BrowserCommand, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';
import { messagesPlugin } from './apps/h5/build/messagesPlugin.js';
import { shellOptions } from './scripts/lib/chromium.mjs';

const browserConditions = ['@fairlot/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@fairlot/source', 'module', 'node', 'development|production'];

/** Our packages are resolved to their sources, also where Node itself does the resolving. */
const inNode = {
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: ['@fairlot/source', 'node'] } },
};

/** Off the page, where it lies on nothing. */
const movePointerOut: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-10, -10);
};

const { rows } = parse(readFileSync('tests/coverage/rows.yaml', 'utf8')) as { rows: { id: string }[] };

/** Vitest leaves one core to its main process, which waits: with two cores that would be half the machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Small files of random examples, which take longest. */
const LONG = /\/(conformance|fuzz|refusedRequests|tradingModel)\.test\.ts$/;

/** Vitest begins with the largest files if it knows no times. A long one at the end would keep one core waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The rows of the requirement that a test can declare to assert.
    tags: rows.map(({ id }) => ({ name: id })),
    maxWorkers,
    projects: [
      {
        ...inNode,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // The tests change nothing that they share. Loading it again for each file took a third of the time.
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/properties.ts'],
          include: ['{manifest,packages,apps/h5,scripts}/**/*.test.ts'],
          // Other steps run at the same time, so a test may be slow. One that hangs still fails.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        ...inNode,
        test: {
          name: 'boundaries',
          environment: 'node',
          include: ['tests/boundaries/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        ...inNode,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        ...inNode,
        test: {
          name: 'server',
          // One process runs many files. Loading the server and its contract again took half the time of a short file.
          isolate: false,
          globalSetup: [
            'apps/paper-broker/src/db/testing/holdCluster.ts',
            'apps/paper-broker/src/testing/buildServer.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/properties.ts'],
          include: ['apps/paper-broker/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          // A store is closed before optimised code of PGlite would pay off.
          execArgv: ['--liftoff-only'],
        },
      },
      {
        resolve: {
          conditions: browserConditions,
          // As in the app, messages are compiled beforehand, so the browser needs no parser.
          alias: {
            '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        },
        plugins: [vanillaExtractPlugin(), react(), messagesPlugin('apps/h5/src/messages')],
        // A library that Vite finds while a test runs is bundled again, with a second copy of React.
        optimizeDeps: {
          include: [
            'react-dom/client',
            '@tanstack/react-router',
            '@tanstack/history',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'react-hook-form',
            'react-intl',
          ],
        },
        test: {
          name: 'components',
          // One more than cores, because a page often waits: for a frame, a gesture, a repeated request.
          maxWorkers: maxWorkers + 1,
          include: ['{packages,apps/h5}/**/*.test.tsx'],
          // One page runs many files. Loading the kit and the app again for each took a third of the time.
          isolate: false,
          setupFiles: ['packages/ui-kit/src/testing/cleanUp.ts', 'apps/h5/src/components/testing/cleanUp.ts'],
          // A browser on a busy machine is slow.
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            commands: { movePointerOut },
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: shellOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
