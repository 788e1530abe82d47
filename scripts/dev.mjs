// @ts-check
/**
 * `npm run dev`: the app with hot reload (http://localhost:5173), and a server that restarts when its sources change.
 * Only the app's developer panel can use the server's control plane. Both stop together.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { installDependencies } from './lib/install.mjs';
import { appFolder, root, serverEntry, sourceFlags, tools } from './lib/project.mjs';
import { demo, readable } from './lib/server.mjs';
import { bold, dim } from './lib/terminal.mjs';

await installDependencies();
const port = process.env['PORT'] ?? '8080';
const env = {
  ...process.env,
  PORT: port,
  SEED_DEMO: process.env['SEED_DEMO'] ?? '1',
  SIM_CONTROL: '1',
  // A new token for each run, known only to these two processes.
  SIM_TOKEN: process.env['SIM_TOKEN'] ?? randomBytes(24).toString('hex'),
  API_ORIGIN: `http://127.0.0.1:${port}`,
};
const programs = [
  start('server', ['--watch', '--watch-preserve-output', ...sourceFlags, serverEntry], root),
  start('app', [tools.vite, '--host', '127.0.0.1', '--port', '5173', '--strictPort'], appFolder),
];
console.log(`${bold('Fairlot')}, development: http://localhost:5173 · ${demo.mail} / ${demo.password}\n`);

let isStopping = false;
/** @param {number} code */
function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stopAll(0));
for (const program of programs) program.on('close', (code) => stopAll(code ?? 1));

/** @param {string} name @param {string[]} args @param {string} cwd */
function start(name, args, cwd) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ text) => {
      for (const line of text.split(/\r?\n/))
        if (line.trim() !== '') console.log(`${dim(name)} ${readable(line)}`);
    });
  }
  return child;
}
