/** What `DATABASE_URL` says, in words that the driver knows. */
export interface DatabaseAddress {
  /** The same database at each host, the first one first. */
  readonly hosts: readonly [string, ...string[]];
  /** Whether a pooler hands out another connection for each transaction. */
  readonly isPooled: boolean;
}

/**
 * Reads `postgres://user:password@one:5432,two:5432/name`, with several hosts as PostgreSQL's own library writes them.
 * @returns undefined for what is no such address, or asks for something else than a primary
 */
export function parseDatabaseUrl(text: string): DatabaseAddress | undefined {
  const [, start = '', hosts = '', end = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  const urls = hosts.split(',').map((host) => `${start}${host}${end}`);
  if (start === '' || !urls.every((url) => URL.canParse(url))) return undefined;
  const wishes = new URL(urls[0] ?? '').searchParams;
  const pooling = wishes.get('pooling');
  if (pooling !== null && pooling !== 'transaction') return undefined;
  if (!['read-write', 'primary', null].includes(wishes.get('target_session_attrs'))) return undefined;
  const [first = '', ...others] = urls.map(withoutWishes);
  return { hosts: [first, ...others], isPooled: pooling !== null };
}

function withoutWishes(text: string): string {
  const url = new URL(text);
  url.searchParams.delete('pooling');
  url.searchParams.delete('target_session_attrs');
  return url.href;
}
