import { failOver } from '../../apps/paper-broker/src/contract/testing/failover.js';
import { hasPatroni, startPatroniPair } from '../../apps/paper-broker/src/db/testing/patroniPair.js';
import { printTable } from '../lib/table.mjs';

const rounds = Number(process.argv[2]);
const dies = process.argv[3];
const isByPatroni = dies === 'process' || dies === 'machine';
if (isByPatroni && !hasPatroni()) {
  console.log('No Patroni or no etcd on this machine: the rounds with Patroni are left out.');
  process.exit();
}
const rows: (string | number)[][] = [];
const pauses: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const { answered, lost, doubled, askedAgain, broken, pauseMs } = await failOver(
    isByPatroni ? () => startPatroniPair(dies) : undefined,
  );
  const ledger = broken.length === 0 ? 'agrees' : broken.join(', ');
  rows.push([round, answered, lost, doubled, askedAgain, ledger, Math.round(pauseMs)]);
  pauses.push(Math.round(pauseMs));
}
printTable(['round', 'answered 201', 'lost', 'doubled', 'asked again', 'ledger', 'pause ms'], rows);
pauses.sort((one, other) => one - other);
console.log(`Pause: median ${pauses[pauses.length >> 1] ?? 0} ms, longest ${pauses.at(-1) ?? 0} ms.`);
if (rows.some(([, , lost, doubled, , ledger]) => lost !== 0 || doubled !== 0 || ledger !== 'agrees'))
  process.exitCode = 1;
