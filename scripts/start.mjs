// @ts-check
/** `npm start`: from a fresh clone to the running product, in one command that asks nothing. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './lib/appBuild.mjs';
import { installDependencies } from './lib/install.mjs';
import { cache, root, serverEntry, sourceFlags } from './lib/project.mjs';
import { demo, parseLog, readable, ServerEnded, startServer } from './lib/server.mjs';
import { bold, dim, red, startStep, yellow } from './lib/terminal.mjs';

const WARNING = 40;
const ERROR = 50;

try {
  await installDependencies();
  if (process.argv.includes('--help') || process.argv.includes('-h')) process.exitCode = await showSettings();
  else {
    await buildApp();
    process.exitCode = await serve();
  }
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = error instanceof ServerEnded ? error.exitCode : 1;
}

/** @returns {Promise<number>} the server's exit code */
async function serve() {
  const fallback = process.env['NODE_ENV'] === 'production' ? '0' : '1';
  const env = {
    ...process.env,
    PORT: process.env['PORT'] ?? '8080',
    SEED_DEMO: process.env['SEED_DEMO'] ?? fallback,
  };
  const step = startStep('Starting the paper broker (the first start creates and seeds its database)');
  mkdirSync(cache, { recursive: true });
  const logPath = join(cache, 'server.log');
  const log = openSync(logPath, 'w');
  const interrupted = new AbortController();
  let isReady = false;
  /** @type {import('./lib/server.mjs').BrokerServer | undefined} */
  let server;

  // In a terminal Ctrl-C reaches the server as well as us, so only signals sent to us alone are passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interrupted.abort();
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) void server?.stop('SIGTERM');
    });
  }
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
  showWelcome(server.url, env.SEED_DEMO === '1', logPath);
  const code = await server.ended;
  closeSync(log);
  if (interrupted.signal.aborted) console.log(dim('Stopped.'));
  return code;
}

/** @param {string} url @param {boolean} hasDemo @param {string} logPath */
function showWelcome(url, hasDemo, logPath) {
  console.log(`\n  ${bold('Fairlot')} is ready at ${bold(url)}\n`);
  if (hasDemo) {
    console.log(`  Sign in      ${demo.mail}, password ${demo.password}, pay password ${demo.payPassword}`);
    console.log('  Also         new@fairlot.example (nothing set up yet), vip@fairlot.example');
  }
  console.log(`  Simulated    prices, money and news are invented; nothing here is real`);
  console.log(dim(`  Settings: npm start -- --help · Log: ${logPath} · Stop: Ctrl-C\n`));
}

/** The server knows its settings; it lists them itself. @returns {Promise<number>} */
function showSettings() {
  console.log(
    'npm start: installs, builds and starts Fairlot on one port. Settings are environment variables:\n',
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...sourceFlags, serverEntry, '--help'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
