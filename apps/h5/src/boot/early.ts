import { bootParts } from './bootState.js';
import { fetchFirstPage } from './firstPage.js';
import { nextTask } from './nextTask.js';
import { startData } from './startData.js';

/**
 * A script beside the app's, half as large, so that it runs earlier. It fetches the page at the address and the
 * start's data while React and the router are still loading. It draws nothing, and nothing waits for it: the start
 * makes the same requests and finds them already sent. Each request has a task of its own, so that none blocks the page
 * for long.
 */
async function fetchEarly(): Promise<void> {
  for (const load of [fetchFirstPage, ...bootParts.map((part) => startData[part])]) {
    load().catch(() => undefined);
    await nextTask();
  }
}

void fetchEarly();
