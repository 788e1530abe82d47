import { describe, expect, test } from 'vitest';
import { failureOf, useTestClient } from './testing/testClient.js';

const { clientOf, server } = useTestClient();

describe('a download', () => {
  test('brings the file, and the name that the server gives it', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="a.csv"',
      });
      response.end('id');
    });
    const { content, disposition } = await client.download('/export/1/file');
    expect(await content.text()).toBe('id');
    expect(disposition).toBe('attachment; filename="a.csv"');
  });

  test('over a network that fails ends with 602001', async () => {
    const client = await clientOf(() => undefined);
    await server()?.close();
    expect((await failureOf(client.download('/upload/1'))).code).toBe(602001);
  });

  test('that its caller gives up ends with 600003, and one that takes too long with -9999', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const given = failureOf(client.download('/upload/1', { signal: controller.signal }));
    controller.abort();
    expect((await given).code).toBe(600003);
    expect((await failureOf(client.download('/upload/1', { timeoutMs: 2_001 }))).code).toBe(-9999);
  });
});
