// @ts-check
/**
 * Shows the steps of a command: one line per step, with its seconds. A terminal has a spinner. Elsewhere, a line
 * appears when a step takes long, so that a log shows progress.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const SIGN_OF_LIFE_MS = 20_000;

const isTerminal = process.stdout.isTTY === true && process.env['TERM'] !== 'dumb';
const withColour = isTerminal && process.env['NO_COLOR'] === undefined;

/** @param {number} code @param {string} text */
const paint = (code, text) => (withColour ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = (/** @type {string} */ text) => paint(1, text);
export const dim = (/** @type {string} */ text) => paint(2, text);
export const red = (/** @type {string} */ text) => paint(31, text);
export const green = (/** @type {string} */ text) => paint(32, text);
export const yellow = (/** @type {string} */ text) => paint(33, text);

/** `8.3 s`, `2 min 05 s`. @param {number} ms */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * The current steps, oldest first. They share one line of the terminal, because two spinners would overwrite each
 * other.
 * @type {Set<{title: string, startedAt: number, detail: string}>}
 */
const underWay = new Set();
let frame = 0;

function draw() {
  const shown = [...underWay].map(
    ({ title, startedAt }) => `${title.trim()} ${duration(Date.now() - startedAt)}`,
  );
  const line = shown.join(' | ');
  const [eldest] = underWay;
  const width = (process.stdout.columns ?? 100) - line.length - 6;
  const quiet =
    eldest === undefined || eldest.detail === '' || width < 12 ? '' : ` · ${eldest.detail.slice(0, width)}`;
  process.stdout.write(`\r\u001b[2K${FRAMES[frame++ % FRAMES.length]} ${line}${dim(quiet)}`);
}

/**
 * Shows a step; several may run at the same time. `detail` replaces the grey text after it. Call exactly one of the
 * three ends.
 * @param {string} title
 */
export function startStep(title) {
  const step = { title: withoutColour(title), startedAt: Date.now(), detail: '' };
  underWay.add(step);
  const elapsed = () => duration(Date.now() - step.startedAt);
  const timer = setInterval(
    isTerminal
      ? () => void (step === [...underWay][0] && draw())
      : () => console.log(`  … ${title}, ${elapsed()}${step.detail === '' ? '' : ` · ${step.detail}`}`),
    isTerminal ? FRAME_MS : SIGN_OF_LIFE_MS,
  );
  /** @param {string} mark @param {string} [note] */
  const end = (mark, note) => {
    clearInterval(timer);
    underWay.delete(step);
    if (isTerminal) process.stdout.write('\r\u001b[2K');
    console.log(`${mark} ${title} ${dim(elapsed())}${note === undefined || note === '' ? '' : ` · ${note}`}`);
    return Date.now() - step.startedAt;
  };
  return {
    /** @param {string} text */
    detail: (text) => void (step.detail = text.replace(/\s+/g, ' ').trim()),
    /** @param {string} [note] */
    pass: (note) => end(green('✓'), note),
    /** @param {string} [note] */
    skip: (note) => end(yellow('○'), note),
    /** @param {string} [note] */
    fail: (note) => end(red('✗'), note),
  };
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, log?: string, timeoutMs?: number, onLine?: (line: string) => void}} [options]
 *   `log`: a file for the whole output; `onLine`: called with each line.
 * @returns {Promise<{code: number, output: string}>} code 124 after `timeoutMs`
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    let timedOut = false;
    const file = options.log === undefined ? undefined : openLog(options.log);
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            child.kill('SIGTERM');
            setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
          }, options.timeoutMs);
    const take = (/** @type {Buffer} */ chunk) => {
      const text = chunk.toString('utf8');
      output += text;
      if (file !== undefined) writeSync(file, text);
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') options.onLine?.(withoutColour(line));
    };
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      if (file !== undefined) closeSync(file);
      resolve({
        code: timedOut ? 124 : code,
        output: timedOut ? `${output}\nstopped: took too long` : output,
      });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** @param {string} text */
function withoutColour(text) {
  return text.replace(new RegExp('\u001b\\[[0-9;]*[A-Za-z]', 'g'), '');
}

/** @param {string} path */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
}
