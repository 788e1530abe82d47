import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appContentPolicy, forDocumentsOnly } from './headers.js';
import type { ServedApp } from './servedApp.js';
import { serveSupportFrame } from './supportFrame.js';

/** The build puts a hash into the name of every file in this folder, so the content behind a name never changes. */
const HASHED = /[/\\]assets[/\\][^/\\]+$/;

/** Headers for revalidation, which a file that is cached forever does not need. */
export const forAskingAgain = ['ETag', 'Last-Modified', 'Accept-Ranges'] as const;

/** The app's only page, compressed or not. */
const PAGE = /[/\\]index\.html(\.br|\.gz)?$/;

/** The app's icon and flags, which hardly ever change. Browsers request the icon again after each navigation. */
const PICTURE = /\.(svg|png)$/;

/** What is below these is for programs, whatever they say they accept. */
const PLANE = /^\/(api|operator|sim)(\/|$)/;

/** Whether a browser requests a page, by typed address or link, rather than a file of one. */
const isVisit = (path: string, { headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true && !PLANE.test(path) && !/\.[^/]*$/.test(path);

/**
 * Serves the built app beside the API. Uses the `.br` and `.gz` files of the build, lets hashed files be cached
 * forever, and has pages revalidated. Without a build only the API is served, and `/` says so.
 * @param supportVendors addresses of chat scripts, whose origins the support frame may reach
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
  // Read for each page, because a new build may have replaced it, with another inline script.
  const policyOf = (path: string) =>
    appContentPolicy(PAGE.test(path) ? readFileSync(join(root, 'index.html'), 'utf8') : undefined);
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The plug-in's own route would read the whole folder before each file, for file systems that ignore case.
    serve: false,
    setHeaders(reply, path) {
      if (!HASHED.test(path)) {
        reply.header('Cache-Control', PICTURE.test(path) ? 'public, max-age=86400' : 'no-cache');
        reply.header('Content-Security-Policy', policyOf(path));
        return;
      }
      reply.header('Cache-Control', 'public, max-age=31536000, immutable');
      // A first visit loads about fifty files, many of them smaller than these headers.
      for (const name of [...forDocumentsOnly, ...forAskingAgain]) reply.removeHeader(name);
    },
  });
  // The plug-in's own index is off: with compressed files it answers 404 for a folder without an index. A
  // request outside the base is redirected to the base.
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    request.originalUrl.startsWith(base) ? reply.sendFile('index.html') : reply.redirect(base);
  // The app says which page it is, also that there is none. An app that routes by `#` reads what follows it.
  const visit = (request: FastifyRequest, reply: FastifyReply) =>
    pages.length === 0 ? reply.redirect(`${base}#${request.url}`) : page(request, reply);
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    return isVisit(path, request) ? visit(request, reply) : reply.sendFile(path);
  });
  for (const address of ['/', ...pages.map((start) => `/${start}*`)]) app.get(address, page);
  if (base !== '/') app.get(base.slice(0, -1), page);
}
