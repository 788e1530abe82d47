/** What the keeper of the test cluster writes down for the test processes. */
export interface ClusterRecord {
  readonly state: 'starting' | 'ready';
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
