// @ts-check
/**
 * The kit compared with other kits in the same run: the size of its parts, the cost of a thousand buttons and rows,
 * and the speed of its formatter. The first `npm run bench kit` installs the other kits in bench/peers, which nothing
 * else uses.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sizeOf } from '../packages/ui-kit/scripts/sizeOf.mjs';
import { root, tools } from '../scripts/lib/project.mjs';
import { HAND, OURS, PEERS, PEER_PARTS, PLAIN } from './kit/contestants.mjs';
import { measureFormatter } from './kit/formatter.mjs';
import { measureRender } from './kit/render.mjs';
import { installOthers } from './lib/installOthers.mjs';
import { printTable } from './lib/table.mjs';

const RENDER_BAR = 1.15;
const FORMAT_BAR = 2;
const peers = join(root, 'bench/peers');
const kit = join(root, 'packages/ui-kit');

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function benchmark() {
  installOthers(peers, 'antd-mobile');
  execFileSync(process.execPath, [tools.vite, 'build', '--logLevel', 'warn'], { cwd: kit, stdio: 'inherit' });

  const sizes = spawnSync(process.execPath, [join(kit, 'scripts/size.mjs')], { encoding: 'utf8' });
  console.log(`What ours weigh, with their styles\n${sizes.stdout}`);
  const rows = [];
  for (const { part, peer, code } of PEER_PARTS) rows.push([part, peer, (await sizeOf(code, peers)) / 1000]);
  console.log('What the same of others weighs (styles only where their modules import them), gzip kB');
  printTable(['part', 'kit', 'kB'], rows);

  const rendered = await measureRender([PLAIN, HAND, OURS, ...PEERS], peers);
  console.log('\n1,000 of them, CPU time of the main thread, beside HTML in the same rounds');
  printTable(
    ['kit', 'what', 'ms', 'to unstyled', 'to styled by hand'],
    rendered.map(({ name, kind, ms, toPlain, toHand }) => [
      name,
      kind,
      ms,
      toPlain.toFixed(2),
      toHand.toFixed(2),
    ]),
  );
  const isLight = rendered
    .filter(({ name }) => name === OURS.name)
    .every(({ toHand }) => toHand <= RENDER_BAR);

  const { exactness, speeds } = await measureFormatter();
  const { values, wrong, firstWrong } = exactness;
  console.log(
    `\nformatDecimal: ${wrong} of ${values} values wrong${wrong > 0 ? `, first ${firstWrong}` : ''}`,
  );
  const inMillions = (/** @type {number} */ perSecond) => `${(perSecond / 1e6).toFixed(2)} M/s`;
  printTable(
    ['of', 'ours', 'native Intl', 'ratio'],
    speeds.map(({ what, ours, native, ratio }) => [
      what,
      inMillions(ours),
      inMillions(native),
      ratio.toFixed(2),
    ]),
  );
  const isFast = speeds.some(({ what, ratio }) => what === 'all of it' && ratio >= FORMAT_BAR);
  return sizes.status === 0 && isLight && wrong === 0 && isFast;
}
