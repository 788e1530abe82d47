import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from './testing/deployFiles.js';

describe('deploy/patroni.yaml', () => {
  const text = read('deploy/patroni.yaml');
  const { bootstrap, postgresql } = parse(text) as {
    readonly bootstrap: {
      readonly dcs: Readonly<Record<string, unknown>> & {
        readonly postgresql: { readonly parameters: Readonly<Record<string, string>> };
      };
    };
    readonly postgresql: { readonly pg_hba: readonly string[] };
  };
  const { dcs } = bootstrap;

  it('lets commits wait for the standby, and promotes none that lacks one', () => {
    expect(dcs['synchronous_mode']).toBe(true);
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(dcs.postgresql.parameters[name]).toBe('on');
    // A promotion must not wait for the standby's next look for its primary.
    expect(dcs.postgresql.parameters['wal_retrieve_retry_interval']).toBe('500ms');
    // A primary must have time to renew its lease, twice tried, before it ends.
    expect(Number(dcs['ttl'])).toBeGreaterThanOrEqual(
      Number(dcs['loop_wait']) + 2 * Number(dcs['retry_timeout']),
    );
  });

  it('lets nobody in without a password, and holds none', () => {
    for (const line of postgresql.pg_hba)
      expect(line).toMatch(/^(local all all peer|host .* scram-sha-256)$/);
    expect(text).not.toMatch(/password:/);
  });
});
