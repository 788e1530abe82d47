import { readContract } from '@fairlot/conformance/contract';
import { fuzz, toCurl } from '@fairlot/conformance/fuzz';
import { startTimeLimit } from '../lib/timeLimit.mjs';

/** `send.ts BASE TOKEN SEED REQUESTS`: prints how many it sent, and the shortest failing sequence and exits with 1 when there is one. */
const [base = '', token = '', seed = '1', requests = '1000'] = process.argv.slice(2);
const limit = startTimeLimit();
let sentSoFar = 0;
const failure = await fuzz(
  { base, token, operations: readContract() },
  {
    seed: Number(seed),
    requests: Number(requests),
    isOver: limit.isOver,
    onProgress: (sent) => {
      sentSoFar = sent;
      if (sent % 10_000 === 0) process.stdout.write(`${sent} requests\n`);
    },
  },
);
process.stdout.write(`${sentSoFar} requests\n`);
if (failure !== undefined) {
  process.stdout.write(`seed ${seed}: ${failure.fault}\n${toCurl(failure)}\n`);
  process.exitCode = 1;
}
