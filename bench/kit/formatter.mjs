// @ts-check
/**
 * Measures formatDecimal in the browser: whether it is exact, and how fast it is compared with the browser's own
 * formatter. It runs our source, minified as in a product, without messages for developers.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { startCpuClock } from '../lib/cpuClock.mjs';
import { median } from '../lib/table.mjs';

const ROUNDS = 11;

/**
 * @typedef {{what: string, ours: number, native: number, ratio: number}} Speed values a second, and how many times as fast
 * @returns {Promise<{exactness: import('./formatter.js').Exactness, speeds: Speed[]}>}
 */
export async function measureFormatter() {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    const cpuMs = await startCpuClock(await page.context().newCDPSession(page));
    const bench = await page.evaluateHandle(() => globalThis.formatterBench);
    const { kinds, count } = await bench.evaluate(({ kinds, count }) => ({ kinds, count }));
    /** @param {typeof kinds[number]} kind @param {'ours' | 'native'} side */
    const spentOn = async (kind, side) => {
      const before = await cpuMs();
      await bench.evaluate((it, [what, who]) => it.writeAll(what, who), /** @type {const} */ ([kind, side]));
      return (await cpuMs()) - before;
    };
    const speeds = [];
    for (const what of kinds) {
      const rounds = [];
      // Both sides alternate, so that other load of the machine affects both. The ratio is the median of the rounds.
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ ours: await spentOn(what, 'ours'), native: await spentOn(what, 'native') });
      speeds.push({
        what,
        ours: (count / median(rounds.map(({ ours }) => ours))) * 1_000,
        native: (count / median(rounds.map(({ native }) => native))) * 1_000,
        ratio: median(rounds.map(({ ours, native }) => native / ours)),
      });
    }
    return { exactness: await bench.evaluate((it) => it.checkExactness()), speeds };
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<string>} the code of formatter.ts with its imports */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@fairlot/source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'bench/kit/formatter.ts'), formats: ['iife'], name: 'bundle' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Vite built nothing');
  return output.output[0].code;
}
