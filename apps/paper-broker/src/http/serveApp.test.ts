import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appContentPolicy, commonHeaders, forDocumentsOnly } from './headers.js';
import { serveApp } from './serveApp.js';

describe('the built app', () => {
  let root: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'fairlot-app-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Fairlot</title>');
    writeFileSync(join(root, 'sw.js'), '');
    writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'assets/start-abc1234.js'), '');
    app = fastify();
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...commonHeaders, 'X-Request-Id': request.id });
    });
    await serveApp(app, root);
  });

  afterEach(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it.each(['/', '/sw.js'])(
    '%s is asked for anew each time, and carries what keeps its page safe',
    async (url) => {
      const { headers, statusCode } = await app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBe(appContentPolicy);
      for (const name of forDocumentsOnly) expect(headers[name.toLowerCase()]).toBeDefined();
    },
  );

  it('the icon is kept for a day: browsers ask for it again with each change of address', async () => {
    const { headers, statusCode } = await app.inject({ url: '/favicon.svg' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('a file with a hash in its name is kept for good, and carries nothing that only a page needs', async () => {
    const { headers, statusCode } = await app.inject({ url: '/assets/start-abc1234.js' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-simulated']).toBe('true');
    for (const name of forDocumentsOnly) expect(headers[name.toLowerCase()]).toBeUndefined();
  });
});
