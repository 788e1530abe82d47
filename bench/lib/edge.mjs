// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/server.mjs';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/**
 * Starts Caddy as the edge of a deployed product, as deploy/Caddyfile does: TLS and HTTP/2 to the browser, HTTP/1.1 to
 * the server. A proxy in Node would take half a core from the browser on a machine that has two.
 * @param {string} target the server's address
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 * @throws when Caddy is not installed or does not start
 */
export async function startEdge(target) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-edge-'));
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	auto_https disable_redirects
	default_sni 127.0.0.1
	skip_install_trust
	storage file_system ${folder}
	servers {
		protocols h1 h2
	}
}
${url} {
	tls internal
	reverse_proxy ${new URL(target).host}
}
`,
  );
  const caddy = spawn('caddy', ['run', '--config', config], { stdio: 'ignore' });
  /** @type {Promise<unknown>} */
  const ended = once(caddy, 'exit').catch((error) => error);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(port))) {
    if (caddy.exitCode !== null || caddy.pid === undefined || Date.now() > deadline)
      throw new Error('EDGE=1 needs Caddy, which is not installed or did not start.');
    await wait(POLL_MS);
  }
  return {
    url,
    async close() {
      caddy.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
async function accepts(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
