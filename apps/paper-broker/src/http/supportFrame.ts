import type { FastifyInstance } from 'fastify';

/** The origins of the vendors' addresses, for requests and for web sockets. */
function originsOf(vendors: readonly string[]): string[] {
  const origins = vendors.map((address) => new URL(address).origin);
  return [...new Set(origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]))];
}

/**
 * The content policy of the frame: an opaque origin, which
 * may reach the vendors and nothing else, not even the API.
 */
function framePolicy(vendors: readonly string[]): string {
  const origins = originsOf(vendors);
  const sources = (...own: string[]) => [...own, ...origins].join(' ') || "'none'";
  return [
    'sandbox allow-scripts allow-popups',
    "default-src 'none'",
    `script-src ${sources("'unsafe-inline'")}`,
    `connect-src ${sources()}`,
    `img-src ${sources('data:')}`,
    `style-src ${sources("'unsafe-inline'")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Runs one script that the parent page posts, and only the first. Reports a failure if the script throws or
 * none of the scripts that it adds can be loaded.
 */
const framePage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Support</title>
  <body>
    <script>
      const failed = new Set();
      addEventListener('error', (event) => {
        failed.add(event.target);
        setTimeout(() => {
          const stands = [...document.scripts].some((script) => script.src !== '' && !failed.has(script));
          if (!stands) parent.postMessage({ type: 'support-failed' }, '*');
        });
      }, true);
      addEventListener('message', function take(event) {
        if (event.source !== parent || event.data?.type !== 'support-script') return;
        removeEventListener('message', take);
        const script = document.createElement('script');
        script.textContent = String(event.data.script);
        document.body.append(script);
      });
      parent.postMessage({ type: 'support-ready' }, '*');
    </script>
  </body>
</html>
`;

/** Serves the sandboxed frame in which the script of `customerScript` runs. */
export function serveSupportFrame(app: FastifyInstance, vendors: readonly string[]): void {
  const policy = framePolicy(vendors);
  app.get('/support.html', (_request, reply) =>
    reply
      .header('Content-Security-Policy', policy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(framePage),
  );
}
