import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import { isMigrated } from '../db/migrate.js';
import type { Metrics } from './metrics.js';

/** `/healthz` (the process is up), `/readyz` (its database is there and up to date), `/metrics`. */
export function addHealthRoutes(app: FastifyInstance, db: Database, metrics: Metrics): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isMigrated(db).catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render()),
  );
}
