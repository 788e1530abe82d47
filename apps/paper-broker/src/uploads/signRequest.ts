import { createHash, createHmac } from 'node:crypto';

export interface StorageKey {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

export interface RequestToSign {
  readonly method: string;
  readonly url: URL;
  /** Signed as well; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/**
 * The headers that sign a request to S3-compatible storage (AWS Signature Version 4). The path may contain only
 * characters that need no percent-encoding twice, and the address has no query.
 * @param at wall time; the storage refuses a time that is wrong by more than 15 minutes
 */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: RequestToSign,
  { id, secret, region }: StorageKey,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const signed = { ...headers, host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const sorted = Object.entries(signed).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const lines = sorted.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = [method, url.pathname, '', lines, names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(key, text).toString('hex');
  const { host: _host, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
