// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time of a process in ms: the sum of its threads, all of which run as long as the process does.
 * @param {number} pid
 */
export function processorTime(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1e6;
}
