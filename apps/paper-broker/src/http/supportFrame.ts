import type { FastifyInstance } from 'fastify';

/**
 * Hosts that a server's own chat script may load from and speak to. None until an operator trusts one: every entry can
 * read what customers write into that chat.
 */
const vendorHosts: readonly string[] = [];

const sources = vendorHosts.join(' ');

/** The frame has an origin that is nobody's, and may reach the vendor's hosts and nothing else; our API is not one. */
const framePolicy = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  `script-src 'unsafe-inline' ${sources}`.trim(),
  `connect-src ${sources === '' ? "'none'" : sources}`,
  `img-src data: ${sources}`.trim(),
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Takes one script from the page around it, once, and runs it. */
const framePage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Support</title>
  <body>
    <script>
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

/** Serves the sandbox in which a server's `customer` script runs. */
export function serveSupportFrame(app: FastifyInstance): void {
  app.get('/support.html', (_request, reply) =>
    reply
      .header('Content-Security-Policy', framePolicy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(framePage),
  );
}
