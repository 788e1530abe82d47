/** What the keeper of the test cluster writes down for the test processes. */
export interface ClusterRecord {
  /** `stopping`: nobody held a lease; who asks now waits until the keeper has ended, or has thought better of it. */
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
