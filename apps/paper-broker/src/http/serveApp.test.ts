import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commonHeaders, forDocumentsOnly } from './headers.js';
import { forAskingAgain, serveApp } from './serveApp.js';
import { belowBase, readServedApp } from './servedApp.js';

const pageWith = (script: string) =>
  `<!doctype html><title>Fairlot</title><script src="/a.js"></script><script type="module">${script}</script>`;
const sha256Of = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the built app', () => {
  let root: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'fairlot-app-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), pageWith('first()'));
    writeFileSync(join(root, 'sw.js'), '');
    writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'assets/start-abc1234.js'), '');
    app = fastify();
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...commonHeaders, 'X-Request-Id': request.id });
    });
    await serveApp(app, readServedApp(root));
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
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      for (const name of forDocumentsOnly) expect(headers[name.toLowerCase()]).toBeDefined();
    },
  );

  it.each(['/', '/index.html'])('%s may run the script that stands in it, and no other', async (url) => {
    const policy = async () => (await app.inject({ url })).headers['content-security-policy'];
    expect(await policy()).toContain(`script-src 'self' 'sha256-${sha256Of('first()')}';`);
    // A new build replaces the old one.
    writeFileSync(join(root, 'index.html'), pageWith('second()'));
    expect(await policy()).toContain(`script-src 'self' 'sha256-${sha256Of('second()')}';`);
  });

  it('what is no page may run no script of its own', async () => {
    const { headers } = await app.inject({ url: '/favicon.svg' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

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
    for (const name of [...forDocumentsOnly, ...forAskingAgain])
      expect(headers[name.toLowerCase()]).toBeUndefined();
    expect((await app.inject({ url: '/favicon.svg' })).headers['etag']).toBeDefined();
  });
});

describe('an address without `#`', () => {
  let root: string;
  let app: FastifyInstance;
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

  /** Serves a build with this `served.json`. */
  const serve = async (left: object): Promise<void> => {
    root = mkdtempSync(join(tmpdir(), 'fairlot-app-'));
    writeFileSync(join(root, 'index.html'), pageWith('first()'));
    writeFileSync(join(root, 'served.json'), JSON.stringify(left));
    const served = readServedApp(root);
    app = fastify({ rewriteUrl: ({ url = '/' }) => belowBase(url, served.base) });
    await serveApp(app, served);
  };
  afterEach(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const visit = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: BROWSER } });
    return [statusCode, headers.location];
  };

  it.each([
    ['/pages/quote/stock?symbol=NLTO', '/#/pages/quote/stock?symbol=NLTO'],
    ['/pages/borrow/index%20copy', '/#/pages/borrow/index%20copy'],
    ['/nowhere', '/#/nowhere'],
    ['//elsewhere.example/', '/#//elsewhere.example/'],
  ])('leads a browser from %s to the app', async (url, location) => {
    await serve({ base: '/' });
    expect(await visit(url)).toEqual([302, location]);
  });

  it('leads a browser to the app below its prefix', async () => {
    await serve({ base: '/invest/' });
    expect(await visit('/invest/pages/search/index?q=fl')).toEqual([
      302,
      '/invest/#/pages/search/index?q=fl',
    ]);
    expect(await visit('/pages/search/index')).toEqual([302, '/invest/#/pages/search/index']);
  });

  it('that no page of an app without `#` has is the app’s too, which says so', async () => {
    await serve({ base: '/', pages: ['pages/'] });
    const { body } = await app.inject({ url: '/nowhere', headers: { accept: BROWSER } });
    expect(body).toBe(pageWith('first()'));
  });

  it.each([
    '/assets/gone-abc1234.js',
    '/gone.css',
    '/api/v1/nothing',
    '/api',
    '/operator/v1/nothing',
    '/sim/v1/clock',
  ])('is missing for a browser too: %s', async (url) => {
    await serve({ base: '/' });
    expect(await visit(url)).toEqual([404, undefined]);
  });

  it('is missing for who wants no page', async () => {
    await serve({ base: '/' });
    expect((await app.inject({ url: '/nowhere', headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404);
  });
});

describe('an app below a prefix, whose pages have paths of their own', () => {
  let root: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'fairlot-app-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), pageWith('first()'));
    writeFileSync(join(root, 'assets/start-abc1234.js'), 'start()');
    writeFileSync(join(root, 'served.json'), JSON.stringify({ base: '/invest/', pages: ['pages/'] }));
    const served = readServedApp(root);
    app = fastify({ rewriteUrl: ({ url = '/' }) => belowBase(url, served.base) });
    app.get('/api/v1/currency', () => 'currencies');
    await serveApp(app, served);
  });

  afterEach(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it.each(['/invest/', '/invest/pages/quote/stock?symbol=NLTO', '/invest/pages/nowhere'])(
    'is there at %s, with the policy of a page',
    async (url) => {
      const { body, headers, statusCode } = await app.inject({ url });
      expect([statusCode, body]).toEqual([200, pageWith('first()')]);
      expect(headers['content-security-policy']).toContain(sha256Of('first()'));
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/', '/invest', '/pages/quote/stock'])('leads from %s to its base', async (url) => {
    const { headers, statusCode } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([302, '/invest/']);
  });

  it.each([
    ['/invest/assets/start-abc1234.js', 'start()'],
    ['/invest/api/v1/currency', 'currencies'],
  ])('has its files and its API below the prefix: %s', async (url, content) => {
    expect((await app.inject({ url })).body).toBe(content);
  });

  it('takes no file that is missing for a page', async () => {
    expect((await app.inject({ url: '/invest/assets/gone-abc1234.js' })).statusCode).toBe(404);
  });
});
