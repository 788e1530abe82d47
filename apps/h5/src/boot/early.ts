import { bootParts } from './bootState.js';
import { fetchFirstPage } from './firstPage.js';
import { startData } from './startData.js';

/**
 * A script of the page beside the app's, half as large, so that it runs earlier: it asks for the page at the address and
 * for the data of the start while React and the router are still on their way. It draws nothing, and nothing waits for it:
 * the start asks for the same, and finds what is there already.
 */
for (const load of [fetchFirstPage, ...bootParts.map((part) => startData[part])])
  load().catch(() => undefined);
