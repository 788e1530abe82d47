import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appContentPolicy, forDocumentsOnly } from './headers.js';
import type { ServedApp } from './servedApp.js';
import { serveSupportFrame } from './supportFrame.js';

/** The build gives every file of this folder a hash in its name: under one name the content never changes. */
const HASHED = /[/\\]assets[/\\][^/\\]+$/;

/** The app's only page, compressed or not. */
const PAGE = /[/\\]index\.html(\.br|\.gz)?$/;

/** The app's icon and flags, which change once in years. Browsers ask for the icon again with each change of address. */
const PICTURE = /\.(svg|png)$/;

/**
 * Serves the built app beside the API: compressed where the build has left `.br` and `.gz` files, hashed files for
 * good, pages asked for anew each time. Without a build there is only the API, and `/` says so.
 * `supportVendors`: addresses of chat scripts, whose origins the sandbox for them may reach.
 */
export async function serveApp(
  app: FastifyInstance,
  { root, base, pages }: ServedApp,
  supportVendors: readonly string[] = [],
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send('The app is not built here. The API is at /api/v1.\n'),
    );
    return;
  }
  serveSupportFrame(app, supportVendors);
  // Read with each page: another build may have taken its place, and its script would not run.
  const policyOf = (path: string) =>
    appContentPolicy(PAGE.test(path) ? readFileSync(join(root, 'index.html'), 'utf8') : undefined);
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      if (!HASHED.test(path)) {
        reply.header('Cache-Control', PICTURE.test(path) ? 'public, max-age=86400' : 'no-cache');
        reply.header('Content-Security-Policy', policyOf(path));
        return;
      }
      reply.header('Cache-Control', 'public, max-age=31536000, immutable');
      // A first visit loads some thirty of them, many smaller than what these headers weigh.
      for (const name of forDocumentsOnly) reply.removeHeader(name);
    },
  });
  // Not the plugin's own index: with compressed files allowed, it answers 404 for a folder whose index has none.
  // A request without the base is redirected to it.
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    request.originalUrl.startsWith(base) ? reply.sendFile('index.html') : reply.redirect(base);
  for (const address of ['/', ...pages.map((start) => `/${start}*`)]) app.get(address, page);
  if (base !== '/') app.get(base.slice(0, -1), page);
}
