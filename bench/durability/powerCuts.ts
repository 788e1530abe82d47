import { losePower } from '../../apps/paper-broker/src/contract/testing/losePower.js';
import { createOwnClusters } from '../../apps/paper-broker/src/db/testing/ownClusters.js';
import { freePort } from '../../apps/paper-broker/src/testing/freePort.js';
import { printTable } from '../lib/table.mjs';
import { startTimeLimit } from '../lib/timeLimit.mjs';

const rounds = Number(process.argv[2]);
const rows: (string | number)[][] = [];
const limit = startTimeLimit();
for (let round = 1; round <= rounds && !limit.isOver(); round += 1) {
  const clusters = createOwnClusters();
  try {
    const data = clusters.initialize('primary');
    const port = await freePort();
    // Few buffers, so that pages are written all the time. No checkpoint, because it would sync the pages that the
    // test loses.
    await clusters.start(data, port, {
      shared_buffers: '8MB',
      checkpoint_timeout: '1h',
      max_wal_size: '4GB',
    });
    const { answered, lostSectors, found } = await losePower(clusters, data, port);
    const ledger = found.broken.length === 0 ? 'agrees' : found.broken.join(' ');
    rows.push([round, answered, answered - found.orders, ledger, lostSectors]);
  } finally {
    await clusters.remove();
  }
}
printTable(['power cut', 'answered 201', 'lost', 'ledger', 'sectors lost'], rows);
if (rows.some(([, , lost, ledger]) => lost !== 0 || ledger !== 'agrees')) process.exitCode = 1;
