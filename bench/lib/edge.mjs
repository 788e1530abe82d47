// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

/** Headers of a single connection, which HTTP/2 does not allow. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy like the edge of a deployed product: TLS and HTTP/2 to the browser, HTTP/1.1 to the server.
 * `openssl` makes its self-signed certificate.
 * @param {string} target the server's address @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startEdge(target) {
  const agent = new Agent({ keepAlive: true });
  const edge = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (incoming, answer) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const asked = request(
      new URL(incoming.url ?? '/', target),
      {
        agent,
        method: incoming.method ?? 'GET',
        headers: { ...Object.fromEntries(headers), host: new URL(target).host },
      },
      (got) => {
        const kept = Object.entries(got.headers).filter(([name]) => !OF_CONNECTION.includes(name));
        answer.writeHead(got.statusCode ?? 502, Object.fromEntries(kept));
        pipeline(got, answer, () => undefined);
      },
    );
    asked.on('error', () => answer.destroy());
    // When a reader disconnects, its stream at the server must end too.
    answer.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise((resolve) => edge.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = edge.address();
  if (address === null || typeof address === 'string') throw new Error('The edge has no port');
  return {
    url: `https://127.0.0.1:${address.port}`,
    async close() {
      await new Promise((resolve) => edge.close(resolve));
      agent.destroy();
    },
  };
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-edge-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const whom = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...whom, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
