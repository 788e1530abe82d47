import { readContract } from '@fairlot/conformance/contract';
import { fuzz, toCurl } from '@fairlot/conformance/fuzz';
import { startTimeLimit } from '../lib/timeLimit.mjs';

/** Enough that the server has another request while it waits for its store. */
const LANES = 8;
/**
 * An answer that takes longer counts as missing. The limit is long, because the machine may be busy with other work.
 */
const ANSWER_MS = 60_000;

/** `send.ts BASE TOKEN SEED REQUESTS`: prints how many it sent, and the shortest failing sequence and exits with 1 when there is one. */
const [base = '', token = '', seed = '1', requests = '1000'] = process.argv.slice(2);
const limit = startTimeLimit();
let sentSoFar = 0;
const failure = await fuzz(
  { base, token, operations: readContract(), answerMs: ANSWER_MS },
  {
    seed: Number(seed),
    requests: Number(requests),
    lanes: LANES,
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
