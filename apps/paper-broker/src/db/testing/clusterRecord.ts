/** What the keeper of the test cluster tells the test processes. */
export interface ClusterRecord {
  /**
   * `stopping`: the cluster is idle. A process that needs it
   * waits until the keeper exits or becomes `ready` again.
   */
  readonly state: 'starting' | 'ready' | 'stopping';
  readonly pid: number;
  readonly url: string;
}

export function keeperIsAlive(record: ClusterRecord): boolean {
  try {
    process.kill(record.pid, 0);
    return true;
  } catch {
    return false;
  }
}
