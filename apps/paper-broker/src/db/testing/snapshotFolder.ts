import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Where the embedded databases lie that tests start from. */
export const snapshotFolder = join(tmpdir(), `fairlot-test-snapshots-${userInfo().uid}`);

/** In the names of files and databases that serve one run: the process that lives as long as all of its tests. */
export const nameOfRun = (pid: number): string => `of_run_${pid}`;
