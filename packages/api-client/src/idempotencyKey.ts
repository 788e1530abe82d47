/**
 * A key for one intent of the customer: made with the preview, sent with every try until there is an answer.
 * Not `randomUUID`, which browsers withhold from pages without TLS.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
