/** `DATABASE_URL`, parsed. */
export interface DatabaseAddress {
  /** A URL of the database for each host, in the given order. */
  readonly hosts: readonly [string, ...string[]];
  /** Whether a pooler may use another connection for each transaction. */
  readonly isPooled: boolean;
}

/**
 * Parses `postgres://user:password@one:5432,two:5432/name`; several hosts are written as in libpq.
 * @returns undefined if `text` is not such a URL, or asks for a server other than a primary
 */
export function parseDatabaseUrl(text: string): DatabaseAddress | undefined {
  const [, start = '', hosts = '', end = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  const urls = hosts.split(',').map((host) => `${start}${host}${end}`);
  if (start === '' || !urls.every(isAddress)) return undefined;
  const options = new URL(urls[0] ?? '').searchParams;
  const pooling = options.get('pooling');
  if (pooling !== null && pooling !== 'transaction') return undefined;
  if (!['read-write', 'primary', null].includes(options.get('target_session_attrs'))) return undefined;
  const [first = '', ...others] = urls.map(withoutOptions);
  return { hosts: [first, ...others], isPooled: pooling !== null };
}

/** Whether the driver can read it: it decodes the user and the password, and needs a host or the folder of a socket. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password, searchParams } = new URL(text);
  const isDecodable = [username, password].every((each) => !/%(?![\da-f]{2})/i.test(each));
  return isDecodable && (hostname !== '' || searchParams.has('host'));
}

/** Without the options that are ours, which the driver does not know. */
function withoutOptions(text: string): string {
  const url = new URL(text);
  url.searchParams.delete('pooling');
  url.searchParams.delete('target_session_attrs');
  return url.href;
}
