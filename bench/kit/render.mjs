// @ts-check
/**
 * What rendering a thousand of a component costs, as CPU time of the page's main thread. In each round, a kit is
 * measured next to HTML without styles and HTML styled by hand.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { serveFolder } from '../../scripts/lib/staticServer.mjs';
import { startCpuClock } from '../lib/cpuClock.mjs';
import { median } from '../lib/table.mjs';
import { HAND, OURS, PLAIN } from './contestants.mjs';

const WARM_UPS = 5;
const ROUNDS = 31;
const COUNT = 1_000;
const SIDES = /** @type {const} */ (['plain', 'hand', 'kit']);
const styles = readFileSync(join(root, 'bench/kit/handStyles.css'), 'utf8');

/**
 * @param {readonly import('./contestants.mjs').Contestant[]} contestants @param {string} peers the folder with their packages
 * @returns {Promise<{name: string, kind: 'button' | 'cell', ms: number, toPlain: number, toHand: number}[]>} medians
 */
export async function measureRender(contestants, peers) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-kit-'));
  const browser = await chromium.launch(launchOptions());
  try {
    const results = [];
    for (const contestant of contestants) {
      await bundle(contestant, peers, folder);
      for (const kind of /** @type {const} */ (['button', 'cell'])) {
        if (contestant[kind] === null) continue;
        const isOurs = contestant.name === OURS.name;
        results.push({ name: contestant.name, kind, ...(await measure(browser, folder, kind, isOurs)) });
      }
    }
    return results;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures one component of one kit. With `isOurs`, HTML styled by hand must have the same size as ours.
 * @param {import('playwright').Browser} browser @param {string} folder @param {'button' | 'cell'} kind
 * @param {boolean} isOurs requires that HTML styled by hand has the same size
 */
async function measure(browser, folder, kind, isOurs) {
  const server = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.url}/index.html`);
  const cpuMs = await startCpuClock(await page.context().newCDPSession(page));
  /** @param {typeof SIDES[number]} side */
  const once = async (side) => {
    await page.evaluate(() => Reflect.get(window, 'clear')());
    const before = await cpuMs();
    await page.evaluate(([who, what]) => Reflect.get(window, 'draw')(who, what), [side, kind]);
    return (await cpuMs()) - before;
  };
  if (isOurs) {
    const boxes = [];
    for (const side of SIDES.slice(1)) {
      await once(side);
      boxes.push(
        await page.evaluate(() =>
          JSON.stringify(document.querySelector('#app > *')?.getBoundingClientRect()),
        ),
      );
    }
    if (boxes[0] !== boxes[1]) throw new Error(`Styled by hand it is ${boxes[0]}, ours is ${boxes[1]}`);
  }
  /** @type {{kit: number[], toPlain: number[], toHand: number[]}} */
  const times = { kit: [], toPlain: [], toHand: [] };
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const spent = { plain: 0, hand: 0, kit: 0 };
    // Whatever is rendered first also pays for collecting the garbage of the last, so each side is first in a third
    // of the rounds.
    for (let at = 0; at < SIDES.length; at += 1) {
      const side = SIDES[(round + at) % SIDES.length] ?? 'kit';
      spent[side] = await once(side);
    }
    if (round < WARM_UPS) continue;
    times.kit.push(spent.kit);
    times.toPlain.push(spent.kit / spent.plain);
    times.toHand.push(spent.kit / spent.hand);
  }
  await page.close();
  await server.close();
  return { ms: median(times.kit), toPlain: median(times.toPlain), toHand: median(times.toHand) };
}

/** @param {import('./contestants.mjs').Contestant} contestant @param {string} peers @param {string} folder */
async function bundle(contestant, peers, folder) {
  const { imports, button, cell, wrap } = contestant;
  const code = `
import { createElement as h, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
${imports}
const bodies = {
  plain: { button: (i) => ${PLAIN.button}, cell: (i) => ${PLAIN.cell} },
  hand: { button: (i) => ${HAND.button}, cell: (i) => ${HAND.cell} },
  kit: { button: (i) => ${button}, cell: ${cell === null ? 'undefined' : `(i) => ${cell}`} },
};
let root;
window.clear = () => { root?.unmount(); root = createRoot(document.getElementById('app')); };
window.draw = (who, what) => {
  const all = Array.from({ length: ${COUNT} }, (_, i) => bodies[who][what](i));
  flushSync(() => root.render(who === 'kit' ? h(${wrap ?? 'Fragment'}, null, all) : h(Fragment, null, all)));
  // Style and layout belong to what it costs.
  return document.body.offsetHeight;
};
`;
  const entry = join(peers, 'bench-entry.js');
  const isKitBuilt = existsSync(join(root, 'packages/ui-kit/dist/button/index.js'));
  if (!isKitBuilt) throw new Error('The kit is not built: npm run build -w @fairlot/ui-kit');
  await build({
    root: peers,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'fairlot:bench-entry',
        resolveId: (source) => (source === entry ? entry : undefined),
        load: (source) => (source === entry ? code : undefined),
      },
    ],
    resolve: {
      // All use the product's React.
      alias: [
        { find: /^(react|react-dom)($|\/)/, replacement: join(root, 'node_modules/$1$2') },
        { find: /^@fairlot\/ui-kit\/(.*)$/, replacement: join(root, 'packages/ui-kit/dist/$1/index.js') },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const theirs = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>.c{display:flex;justify-content:space-between}${styles}${theirs}</style><div id="app"></div><script type="module" src="/entry.js"></script>`,
  );
}
