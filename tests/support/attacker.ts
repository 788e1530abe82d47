import { createServer } from 'node:http';
import { freePort } from '../../scripts/lib/server.mjs';

/** A site of somebody else, on another loopback host, so that browsers take it for another site. */
export interface Attacker {
  readonly url: string;
  /** What browsers have sent to it, except for its pages and icons. */
  readonly caught: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Serves an empty page at every address.
 * @param script answered to a request for `/script.js`
 */
export async function startAttacker(script = ''): Promise<Attacker> {
  const port = await freePort();
  const caught: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request;
    response.setHeader('access-control-allow-origin', '*');
    if (url === '/script.js') return response.setHeader('content-type', 'text/javascript').end(script);
    if (method === 'GET' && url === '/') {
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>A prize</title>');
    }
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      if (url !== '/favicon.ico') caught.push(`${method} ${url} ${text}`);
      response.end();
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    caught,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
