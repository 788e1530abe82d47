// @ts-check
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listenOnLoopback } from './listenOnLoopback.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of 127.0.0.1.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [extras] files outside the folder, by the path at which they are served
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export function serveFolder(folder, extras = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inFolder = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const file = extras[path] ?? inFolder;
    if (!inFolder.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // The folder does not change while it is served.
      'cache-control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  });
  return listenOnLoopback(server);
}
