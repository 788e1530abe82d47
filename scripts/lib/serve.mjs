// @ts-check
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './appBuild.mjs';
import { cache } from './project.mjs';
import { addressToOpen, demo, parseLog, readable, startServer } from './server.mjs';
import { whenStarterIsGone } from './starter.mjs';
import { bold, dim, red, startStep, yellow } from './terminal.mjs';

const WARNING = 40;
const ERROR = 50;

/**
 * Starts the server and waits until it ends.
 * @param {string} [product] a folder of products/ @returns {Promise<number>} the server's exit code
 */
export async function serve(product) {
  const fallback = process.env['NODE_ENV'] === 'production' ? '0' : '1';
  const name = appNameOf(buildFolder(product));
  const env = {
    ...process.env,
    PORT: process.env['PORT'] ?? '8080',
    SEED_DEMO: process.env['SEED_DEMO'] ?? fallback,
    ...(product === undefined ? {} : { WEB_ROOT: buildFolder(product) }),
  };
  const step = startStep('Starting the paper broker (the first start creates and seeds its database)');
  mkdirSync(cache, { recursive: true });
  const logPath = join(cache, 'server.log');
  const log = openSync(logPath, 'w');
  const interrupted = new AbortController();
  let isReady = false;
  /** @type {import('./server.mjs').BrokerServer | undefined} */
  let server;

  const stop = () => {
    interrupted.abort();
    void server?.stop('SIGTERM');
  };
  // The server may have received the same signal itself; it takes two signals within a second for one.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  whenStarterIsGone(stop);
  try {
    server = await startServer({
      env,
      signal: interrupted.signal,
      onLine: (line) => {
        writeSync(log, `${line}\n`);
        const level = parseLog(line)?.level;
        if (!isReady) step.detail(readable(line));
        else if (level === undefined || level >= ERROR) console.log(red(readable(line)));
        else if (level >= WARNING) console.log(yellow(readable(line)));
      },
    });
  } catch (error) {
    step.fail();
    throw error;
  }
  isReady = true;
  step.pass();
  const address = addressToOpen(server.url, process.env['PUBLIC_ORIGIN']);
  showWelcome({
    name,
    url: address,
    logPath,
    hasDemo: env.SEED_DEMO === '1',
    hasMailbox: await findMailbox(server.url),
  });
  const code = await server.ended;
  closeSync(log);
  if (interrupted.signal.aborted) console.log(dim('Stopped.'));
  return code;
}

/** @param {string} build the folder of a build @returns {string} */
const appNameOf = (build) => JSON.parse(readFileSync(join(build, 'manifest.webmanifest'), 'utf8')).name;

/**
 * Whether the server has a simulated mailbox. False when the server has just ended.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
async function findMailbox(url) {
  const answer = await fetch(`${url}/api/v1/setting/base`).catch(() => undefined);
  return answer?.ok === true && (await answer.json()).simulated_mailbox === true;
}

/**
 * @param {{ name: string, url: string, logPath: string, hasDemo: boolean, hasMailbox: boolean }} server
 */
function showWelcome({ name, url, logPath, hasDemo, hasMailbox }) {
  console.log(`\n  ${bold(name)} is ready at ${bold(url)}\n`);
  if (hasDemo) {
    console.log(`  Sign in      ${demo.mail}, password ${demo.password}, pay password ${demo.payPassword}`);
    console.log('  Also         new@fairlot.example (nothing set up yet), vip@fairlot.example');
  }
  if (hasMailbox) {
    console.log(`  Codes        mail and text messages arrive in the simulated mailbox, ${url}/mailbox`);
    console.log('               and on the pages that ask for a code; only on this machine');
  }
  if (process.env['DATABASE_URL'] === undefined) {
    console.log('  Store        survives a crash of the server; a power cut with DATA_FSYNC=on only, or in');
    console.log('               PostgreSQL (DATABASE_URL). A copy: npm run backup -- --to FILE');
  } else {
    console.log(
      '  Store        PostgreSQL survives a crash and a power cut, unless the log warns of its settings',
    );
  }
  console.log(`  Simulated    prices, money and news are invented; nothing here is real`);
  console.log(dim(`  Settings: npm start -- --help · Log: ${logPath} · Stop: Ctrl-C\n`));
}
