import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const conditions = ['@fairlot/source', 'module', 'browser', 'development|production'];
const serverConditions = ['@fairlot/source', 'module', 'node', 'development|production'];

/** The machine's Chromium where there is one; otherwise Playwright looks for its own. */
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions, externalConditions: ['@fairlot/source', 'node'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{manifest,packages,apps/h5,scripts,tests/contract,tests/boundaries}/**/*.test.ts'],
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions, externalConditions: ['@fairlot/source', 'node'] } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/paper-broker/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { conditions },
        test: {
          name: 'components',
          include: ['{packages,apps/h5}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium === undefined ? {} : { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
