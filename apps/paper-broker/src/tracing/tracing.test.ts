import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoContent } from '../contract/testing/contractWorld.js';
import { createDataDir } from '../db/testing/createTestStore.js';
import { startProcess } from '../testing/startProcess.js';

/** A start takes long on a busy machine. */
const SLOW_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'fairlot-tracing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

/** A collector that keeps what is sent to it by OTLP/HTTP. */
async function startCollector() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      received.push(`${request.url ?? ''} ${text}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

it(
  'a request is traced down to its statements, due work too, and neither names a customer',
  async () => {
    const collector = await startCollector();
    const dataDir = join(folder, 'data');
    await createDataDir(dataDir, demoContent);
    const server = await startProcess({
      DATA_DIR: dataDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const token = await server.signIn();
    const { body: list } = await server.send('GET', '/instrument?market_id=US&product_type=STOCK&limit=1');
    const { symbol } = (list as { data: [{ symbol: string }] }).data[0];
    const body = { symbol, direction: 'long', order_type: 'market', quantity: '1' };
    const placed = await server.send('POST', '/order', { token, body, key: crypto.randomUUID() });
    expect(placed.status).toBe(201);
    await server.control('/clock', { advance_ms: 60_000 });
    // The server sends the remaining spans before it ends.
    await server.stop();
    collector.server.close();

    expect(collector.received.every((each) => each.startsWith('/v1/traces '))).toBe(true);
    const spans = collector.received.flatMap((each) => {
      const { resourceSpans } = JSON.parse(each.slice('/v1/traces '.length)) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some));
    });
    const statementsOf = (name: string): string[] => {
      const parents = spans.filter((span) => span.name === name).map(({ spanId }) => spanId);
      return spans
        .filter(({ parentSpanId = '' }) => parents.includes(parentSpanId))
        .map(
          ({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? '',
        );
    };
    expect(statementsOf('POST /api/v1/order').join('\n')).toMatch(/place_order/);
    expect(statementsOf('GET /api/v1/instrument')).not.toContainEqual(expect.stringMatching(/place_order/));
    const work = [...new Set(spans.map(({ name }) => name))].filter((name) => name.startsWith('work '));
    expect(work.flatMap(statementsOf).join('\n')).toMatch(/trade_order/);

    const everything = collector.received.join('\n');
    for (const secret of ['demo@fairlot.example', 'Fairlot26', token, '127.0.0.1', 'mem_'])
      expect(everything).not.toContain(secret);
  },
  SLOW_MS,
);
