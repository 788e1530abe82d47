/**
 * A key for one action of the customer. Make it with the preview, and send it with every attempt until there is an
 * answer. It does not use `randomUUID`, which browsers provide only to pages with TLS.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
