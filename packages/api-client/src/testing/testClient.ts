import { afterEach, expect } from 'vitest';
import { createClient, type ClientOptions } from '../client.js';
import { ApiError } from '../errors.js';
import { serve, type TestServer } from './serve.js';

export const ticket = { symbol: 'NLTO', direction: 'long', orderType: 'market', quantity: '100' } as const;
export const withKey = { params: { header: { 'Idempotency-Key': 'k1' } }, body: ticket };

/** Opens clients of servers that answer as a test says. A server closes after its test. */
export function useTestClient() {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  return {
    /** The server of the last client. */
    server: () => server,
    async clientOf(answer: Parameters<typeof serve>[0], options: Partial<ClientOptions> = {}) {
      server = await serve(answer);
      return createClient({
        baseUrl: `${server.baseUrl}/api/v1`,
        getToken: () => 'token-1',
        getLocale: () => 'de',
        ...options,
      });
    },
  };
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
