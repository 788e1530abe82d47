import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { isMigrated } from '../db/migrate.js';
import { inTime } from '../util/inTime.js';
import { isLoopbackAddress } from './localClient.js';
import type { Metrics } from './metrics.js';
import { Refusal } from './refusal.js';

/** What the broker reports beyond its database. Without it, the app is ready when its database is. */
export interface Health {
  /** Whether this machine's clock differs from the database's. */
  isClockOff(): boolean;
  /** The loops whose work is so late that the server is not ready. */
  stuck(): Promise<readonly { readonly name: string; readonly oldest_due_ms: number }[]>;
  /** Lines in Prometheus' text format. */
  metrics(): Promise<readonly string[]>;
}

interface HealthParts {
  readonly db: Database;
  readonly config: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>;
  readonly metrics: Metrics;
  readonly health?: Health;
}

/** Whoever asks whether the server is ready does not wait longer for its database. */
const READY_MS = 3_000;
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Adds `/healthz` (the process runs), `/readyz` (it does its work) and `/metrics` (for authorized callers). */
export function addHealthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { config } = parts;
  const isCurrent = checkOnce(() => isMigrated(parts.db));
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    const findStuck = isCurrent().then((current) => (current ? (parts.health?.stuck() ?? []) : undefined));
    const loops = await inTime(READY_MS, findStuck);
    if (loops === undefined) return reply.code(503).send({ status: 'unavailable' });
    if (parts.health?.isClockOff() === true) return reply.code(503).send({ status: 'clock_off' });
    if (loops.length > 0) return reply.code(503).send({ status: 'stuck', loops });
    return reply.send({ status: 'ready' });
  });
  const render = async (): Promise<string> =>
    [...parts.metrics.render(), ...((await parts.health?.metrics()) ?? []), ''].join('\n');
  if (config.metricsPort !== undefined) {
    serveMetrics(app, config.metricsPort, config, render);
    return;
  }
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken === undefined) requireLoopback(request);
    else if (!hasToken(request.headers.authorization, config.metricsToken))
      throw new Refusal('unauthenticated');
    return reply.type(METRICS_TYPE).send(await render());
  });
}

/** Caches a positive answer: once migrated, the database stays so for this process, whose files do not change. */
function checkOnce(check: () => Promise<boolean>): () => Promise<boolean> {
  let isTrue = false;
  return async () => (isTrue ||= await check());
}

/** Allows only clients on this machine. A proxy on this machine is refused, because it would let anyone in. */
function requireLoopback({ socket, headers }: FastifyRequest): void {
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  if (!isLoopbackAddress(socket.remoteAddress ?? '') || isForwarded) throw new Refusal('not_found');
}

function hasToken(authorization: string | undefined, token: string): boolean {
  // Compare hashes, because `timingSafeEqual` needs equal lengths and the length of the token must not leak.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/** Serves the metrics on a port of its own until the app closes. */
function serveMetrics(
  app: FastifyInstance,
  port: number,
  { host, metricsToken }: HealthParts['config'],
  render: () => Promise<string>,
): void {
  const server = createServer((request, response) => {
    const isAllowed = metricsToken === undefined || hasToken(request.headers.authorization, metricsToken);
    if (request.url !== '/metrics' || !isAllowed) {
      response.writeHead(isAllowed ? 404 : 401).end();
      return;
    }
    render().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics failed');
        response.writeHead(503).end();
      },
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, host, resolve)),
  );
  app.addHook('onClose', () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
}
